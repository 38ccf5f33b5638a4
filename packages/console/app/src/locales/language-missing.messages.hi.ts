import type { TranslationOf } from '@careline/ui/messages';
import type { languageMissingMessages } from './language-missing.messages.ts';

export const languageMissingHindi: TranslationOf<typeof languageMissingMessages> = {
  name: 'language-missing',
  sentences: {
    title: '{language} लोड नहीं हो सकी',
    body: 'कनेक्शन जाँचें और फिर कोशिश करें। तब तक कंसोल अपनी मौजूदा भाषा में रहेगा, और आपने जो भरा है वह नहीं खोएगा।',
    retry: 'फिर कोशिश करें',
    later: 'अभी नहीं',
  },
};
