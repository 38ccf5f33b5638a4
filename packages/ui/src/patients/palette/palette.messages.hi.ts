import type { TranslationOf } from '../../messages/index.ts';
import type { paletteMessages } from './palette.messages.ts';

export const paletteHindi: TranslationOf<typeof paletteMessages> = {
  name: 'palette',
  sentences: {
    title: 'खोजें या खोलें',
    field: 'नाम, UHID, फ़ोन, स्क्रीन या काम',
    fieldNoPatients: 'स्क्रीन या काम',
    results: 'जो मिला',
    recents: 'हाल में खोले गए',
    patients: 'मरीज़',
    screens: 'स्क्रीन',
    actions: 'काम',
    searching: 'मरीज़ खोजे जा रहे हैं …',
    goOn: 'मरीज़ खोजने के लिए और टाइप करें: नाम के दो अक्षर या फ़ोन नंबर के आख़िरी चार अंक।',
    none: 'कुछ नहीं मिला। वर्तनी जाँचें, या UHID या फ़ोन नंबर से खोजें।',
    failed: 'मरीज़ खोजे नहीं जा सके। कनेक्शन जाँचें और फिर से टाइप करें।',
    count: { one: '{count} परिणाम', other: '{count} परिणाम' },
    keys: '↑ ↓ चुनें · Enter खोलता है · Esc बंद करता है',
  },
};
