import type { TranslationOf } from '../../messages/index.ts';
import type { encounterAgendaMessages } from './encounter-agenda.messages.ts';

export const encounterAgendaHindi: TranslationOf<typeof encounterAgendaMessages> = {
  name: 'encounter-agenda',
  sentences: {
    title: 'परामर्श',
    day: 'दिन',
    before: 'पिछला दिन',
    after: 'अगला दिन',
    today: 'आज',
    loading: 'परामर्श लोड हो रहे हैं',
    failed: 'परामर्श लोड नहीं हो सके',
    refreshFailed: 'परामर्श दोबारा लोड नहीं हो सके',
    none: 'इस दिन कुछ बुक नहीं है',
    count: '{count} परामर्श',
    open: '{name}, {when}',
  },
};
