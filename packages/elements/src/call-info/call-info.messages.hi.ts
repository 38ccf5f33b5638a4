import type { TranslationOf } from '@careline/ui/messages';
import type { callInfoElementMessages } from './call-info.messages.ts';

export const callInfoElementHindi: TranslationOf<typeof callInfoElementMessages> = {
  name: 'element-call-info',
  sentences: {
    whom: 'आप किसे कॉल कर रहे हैं?',
    whomDo: 'पहले मरीज़ चुनें; कॉल यहीं खुलेगी।',
    pick: 'मरीज़ खोजें',
    unsent: 'कॉल जो अभी भेजी नहीं गई हैं',
    unsentStored: {
      one: '{count} कॉल अभी भेजी नहीं गई है। यह तभी तक रखी है जब तक यह पेज खुला है।',
      other: '{count} कॉल अभी भेजी नहीं गई हैं। ये तभी तक रखी हैं जब तक यह पेज खुला है।',
    },
    waits: 'अपने-आप भेजी जाएगी',
    needsYou: 'आपको देखना है',
    open: 'खोलें',
    openOf: '{name} की कॉल खोलें',
    someone: 'एक मरीज़',
  },
};
