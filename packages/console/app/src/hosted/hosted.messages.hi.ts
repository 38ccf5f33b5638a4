import type { TranslationOf } from '@careline/ui/messages';
import type { hostedCoverMessages } from './hosted.messages.ts';

export const hostedCoverHindi: TranslationOf<typeof hostedCoverMessages> = {
  name: 'hosted-cover',
  sentences: {
    title: 'आप साइन इन नहीं हैं',
    body: 'साइन इन इस पेज को करवाना है। तब तक किसी मरीज़ की कोई जानकारी नहीं दिखती।',
    entered: 'आपने जो भरा है वह यहीं है, छिपा हुआ, और फिर से साइन इन होने पर आगे बढ़ता है।',
    trying: 'इस पेज से हर 15 सेकंड में फिर पूछा जाता है।',
    another: 'कोई और व्यक्ति साइन इन है',
    anotherBody: 'यह पेज अब किसी और के लिए काम कर रहा है। यहाँ जो भरा गया वह भरने वाले का है और नहीं दिखाया जाता।',
    retry: 'फिर कोशिश करें',
    discard: 'इसे हटाएँ और नए सिरे से शुरू करें',
    closed: 'Careline का कोई हिस्सा यहाँ आपके लिए खुला नहीं है',
    closedBody: 'इस पेज का साइन-इन Careline का कोई हिस्सा नहीं खोलता। पहुँच के लिए इस पेज को चलाने वालों से पूछें।',
  },
};
