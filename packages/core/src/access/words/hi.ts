import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  areas: {
    dashboard: 'डैशबोर्ड',
    registration: 'पंजीकरण',
    search: 'खोज',
    callInfo: 'कॉल जानकारी',
    charts: 'चार्ट',
    healthCheckRegistration: 'स्वास्थ्य जाँच पंजीकरण',
    callStatusHistory: 'कॉल स्थिति इतिहास',
    myEncounters: 'मेरे परामर्श',
    facilityEncounters: 'केंद्र के परामर्श',
    allEncounters: 'सभी परामर्श',
    availability: 'उपलब्धता',
    careTeams: 'देखभाल टीमें',
    tasks: 'काम',
    referrals: 'रेफ़रल',
    settings: 'सेटिंग',
    audit: 'ऑडिट',
  },
};
