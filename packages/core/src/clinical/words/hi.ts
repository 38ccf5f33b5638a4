import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  assumedUnit: {
    dangerousIn: '{unit} में हो तो ख़तरनाक',
  },
  personal: {
    feed: 'शिशु को अभी दूध पिलाएँ और अस्पताल ले जाएँ। सुस्ती से दूध न पी सके तो मुँह से कुछ न दें, 108 पर फ़ोन करें',
    glucose: 'अभी {grams} ग्राम ग्लूकोज़ दें और 15 मिनट बाद फिर मापें। सुस्ती हो तो मुँह से कुछ न दें, 108 पर फ़ोन करें',
  },
};
