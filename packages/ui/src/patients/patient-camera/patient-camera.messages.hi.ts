import type { TranslationOf } from '../../messages/index.ts';
import type { patientCameraMessages } from './patient-camera.messages.ts';

export const patientCameraHindi: TranslationOf<typeof patientCameraMessages> = {
  name: 'patient-camera',
  sentences: {
    title: 'कार्ड का कोड स्कैन करें',
    hint: 'बारकोड या QR कोड को कैमरे के सामने रखें।',
    picture: 'कैमरे का दृश्य',
    cancel: 'कैमरा बंद करें',
    failed: 'कैमरा इस्तेमाल नहीं हो सकता',
    refused: 'ब्राउज़र को कैमरे की अनुमति नहीं है। पता पट्टी में अनुमति दें, या UHID लिखें।',
    none: 'इस उपकरण में कैमरा नहीं है। UHID लिखें।',
    broken: 'शायद कोई दूसरा प्रोग्राम कैमरा इस्तेमाल कर रहा है। उसे बंद करके फिर कोशिश करें, या UHID लिखें।',
  },
};
