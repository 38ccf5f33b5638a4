import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './file-viewer.messages.ts';

export const fileViewerHindi: TranslationOf<typeof messages> = {
  name: 'file-viewer',
  sentences: {
    close: 'बंद करें',
    download: 'डाउनलोड करें',
    picture: 'तस्वीर: {name}',
    zoomIn: 'बड़ा करें',
    zoomOut: 'छोटा करें',
    fit: 'पूरी तस्वीर',
    turn: 'घुमाएँ',
    keys: 'कुंजियाँ: आकार के लिए + और −, पूरी तस्वीर के लिए 0, घुमाने के लिए R।',
    state: '{percent} %, {degrees}° घुमाई हुई',
    loading: 'तस्वीर खोली जा रही है',
    unreadable:
      'यह तस्वीर यहाँ नहीं दिखाई जा सकती: फ़ाइल ख़राब हो सकती है। किसी दूसरे प्रोग्राम में खोलने के लिए डाउनलोड करें।',
    pdf: 'PDF दस्तावेज़ अपने अलग टैब में खुलता है।',
    openTab: 'नए टैब में खोलें',
    otherType: 'इस तरह की फ़ाइल यहाँ नहीं दिखाई जा सकती। किसी दूसरे प्रोग्राम में खोलने के लिए डाउनलोड करें।',
  },
};
