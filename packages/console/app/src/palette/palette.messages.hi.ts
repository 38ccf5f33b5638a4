import type { TranslationOf } from '@careline/ui/messages';
import type { consolePaletteMessages } from './palette.messages.ts';

export const consolePaletteHindi: TranslationOf<typeof consolePaletteMessages> = {
  name: 'console-palette',
  sentences: {
    healthChecks: 'बुक की गई स्वास्थ्य जाँचें',
    team: 'टीम: किसके पास कौन-सी कॉल',
    links: 'केंद्रों के बीच लिंक',
    today: 'आज के मेरे परामर्श',
    next: 'अगले मरीज़ को कॉल करें',
    nextNone: 'अभी किसी को कॉल करना बाकी नहीं है',
    nextFailed: 'अगला मरीज़ नहीं लिया जा सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
    register: 'मरीज़ का पंजीकरण करें',
    facility: '{name} पर जाएँ',
    facilityFailed: 'केंद्र नहीं बदल सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
    system: 'सिस्टम की थीम',
    light: 'हल्की थीम',
    dark: 'गहरी थीम',
    contrast: 'उच्च कंट्रास्ट थीम',
    logout: 'लॉग आउट',
  },
};
