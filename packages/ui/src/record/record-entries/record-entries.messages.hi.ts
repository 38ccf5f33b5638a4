import type { TranslationOf } from '../../messages/index.ts';
import type { recordEntriesMessages } from './record-entries.messages.ts';

export const recordEntriesHindi: TranslationOf<typeof recordEntriesMessages> = {
  name: 'record-entries',
  sentences: {
    none: 'यहाँ कुछ आयात नहीं हुआ।',
    failed: 'प्रविष्टियाँ लोड नहीं हो सकीं',
    moreFailed: 'अगली प्रविष्टियाँ लोड नहीं हो सकीं',
    more: 'और दिखाएँ',
    count: { one: '{count} प्रविष्टि', other: '{count} प्रविष्टियाँ' },
    noDate: 'तारीख अज्ञात',
    from: 'स्रोत: {source}',
    imported: '{date} को आयातित',
    past: 'पहले का',
    refuted: 'खारिज किया गया',
    enteredInError: 'ग़लती से दर्ज',
    notDone: 'नहीं किया गया',
    unknown: 'स्थिति अज्ञात',
    active: 'सक्रिय',
    replaced: 'नए संस्करण से बदला गया',
    certainty: 'निश्चितता',
    criticality: 'जोखिम',
    category: 'श्रेणी',
    reaction: 'प्रतिक्रिया',
    severity: 'गंभीरता',
    dosage: 'खुराक',
    reason: 'कारण',
    outcome: 'परिणाम',
    status: 'स्थिति',
    end: 'तक',
    note: 'नोट',
  },
};
