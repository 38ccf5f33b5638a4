import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './queued-call.messages.ts';

export const queuedCallHindi: TranslationOf<typeof messages> = {
  name: 'queued-call',
  sentences: {
    title: 'कॉल भेजे जाने की प्रतीक्षा में है',
    kept: 'यह इस उपकरण पर रखी है, पेज बंद करने पर भी, और एक ही बार भेजी जाएगी।',
    network: 'कनेक्शन नहीं है। कनेक्शन मिलते ही भेजी जाएगी।',
    server: 'सर्वर ने ठीक उत्तर नहीं दिया। अपने-आप फिर कोशिश होगी।',
    signIn: 'आपका सत्र समाप्त हो गया है। फिर साइन इन करने पर भेजी जाएगी।',
    nothing: 'यह इस मरीज़ की एक पहले की प्रविष्टि की प्रतीक्षा में है, जिसे आपको देखना है।',
    sending: 'अभी भेजी जा रही है।',
    now: 'अभी भेजें',
    change: 'भेजे जाने से पहले बदलें',
    busy: 'यह अभी भेजी जा रही है। थोड़ा रुककर फिर कोशिश करें।',
    maybe: 'हो सकता है यह पहुँच चुकी हो। बदलने पर, अगर यह पहुँच चुकी थी, तो आपको दोनों दिखाई जाएँगी और आप चुनेंगे।',
    changeStill: 'फिर भी बदलें',
    leave: 'ऐसे ही रहने दें',
    nextPatient: 'अगला मरीज़',
  },
};
