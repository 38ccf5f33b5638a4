import type { TranslationOf } from '../../messages/index.ts';
import type { openTrendMessages } from './open-trend.messages.ts';

export const openTrendHindi: TranslationOf<typeof openTrendMessages> = {
  name: 'open-trend',
  sentences: {
    range: 'समय',
    month: '1 महीना',
    quarter: '3 महीने',
    year: '1 वर्ष',
    all: 'सभी',
    own: 'अपने दिन',
    from: 'से',
    to: 'तक',
    unit: 'इकाई',
    summaryOne: '{count}, {from}: {last}, {flag}।',
    summary: '{from} से {to} तक {count}। आख़िरी: {last}, {flag}।',
    spread: 'सबसे कम {lowest}, सबसे अधिक {highest}।',
    lineSummary: '{line}: {text}',
    showAll: 'सारा समय दिखाएँ',
    referenceNote: 'हर दिन इस व्यक्ति के लिए संदर्भ सीमा; संदर्भ कोई निदान नहीं है।',
    unverified: 'संदर्भ के एक भाग की चिकित्सक से पुष्टि बाकी है।',
    median: 'WHO माध्यिका',
    minus2: '\u22122 SD',
    minus3: '\u22123 SD',
    growthNote: 'बिंदुदार रेखाएँ: WHO विकास मानक, उम्र के अनुसार वज़न, जन्म से पाँच वर्ष तक।',
    gain: '{due} को अपेक्षित प्रसव वाली गर्भावस्था में बढ़त: {first} से {last} तक {gain} kg। प्रसव तक अनुशंसित: {low} से {high} kg।',
    gainUnverified: 'इस अनुशंसा की चिकित्सक से पुष्टि बाकी है।',
    bothSexes: 'लिंग दर्ज नहीं है: दोनों की संदर्भ सीमाएँ दिखाई गई हैं।',
  },
};
