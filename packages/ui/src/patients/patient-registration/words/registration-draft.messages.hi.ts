import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './registration-draft.messages.ts';

export const registrationDraftHindi: TranslationOf<typeof messages> = {
  name: 'registration-draft',
  sentences: {
    begunTitle: 'आपने एक पंजीकरण शुरू किया था',
    begunTitles: 'आपने {count} पंजीकरण शुरू किए थे',
    begunText: 'वे इस डिवाइस पर रखे हैं और केवल आप उन्हें पढ़ सकते हैं।',
    begun: '{name}, {when}',
    nameless: 'अभी बिना नाम',
    waitsToBeSent: 'भेजे जाने की प्रतीक्षा में',
    goOn: 'जारी रखें',
    goOnWith: 'जारी रखें: {name}',
    look: 'देखें',
    lookAt: 'देखें: {name}',
    anew: 'नया शुरू करें',
    restored: 'आप {when} सहेजे गए से आगे बढ़ रहे हैं।',
    aside: 'इन प्रविष्टियों की फ़ॉर्म में अब जगह नहीं है; उन्हें फिर से लिखें: {entries}',
    elsewhere: 'यह पंजीकरण दूसरे टैब में खुला है।',
    elsewhereText: 'यहाँ आप इसे पढ़ सकते हैं। लिखने के लिए इसे यहाँ लें: दूसरे टैब में जो अंत में लिखा गया वह बना रहेगा।',
    takeOver: 'यहाँ लें',
    waitingTitle: 'इस डिवाइस पर रखा है, भेजे जाने की प्रतीक्षा में',
    waitingText: 'सर्वर तक पहुँचा नहीं जा सका। पहुँचते ही रोगी का पंजीकरण एक बार किया जाएगा।',
    maybeStored: 'सर्वर के पास यह पहले से हो सकता है, इसलिए अभी बदला नहीं जा सकता।',
    beingSent: 'भेजा जा रहा है।',
    sentTitle: 'रोगी का पंजीकरण हो गया',
    sentText: 'रोगी का नंबर पढ़ा नहीं जा सका; खोज से रोगी मिल जाएगा।',
    sendNow: 'अभी भेजें',
    change: 'बदलें',
    another: 'दूसरे रोगी का पंजीकरण करें',
  },
};
