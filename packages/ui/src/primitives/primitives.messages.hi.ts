import type { TranslationOf } from '../messages/index.ts';
import type {
  dateFieldMessages,
  dialogMessages,
  fileFieldMessages,
  filterPanelMessages,
  numberFieldMessages,
  progressLineMessages,
  progressMessages,
  textAreaMessages,
} from './further-primitives.messages.ts';
import type { errorStateMessages, fieldMessages, onDemandMessages } from './primitives.messages.ts';

export const fileFieldHindi: TranslationOf<typeof fileFieldMessages> = {
  name: 'file-field',
  sentences: {
    remove: '{name} हटाएँ',
    uploading: '{name} अपलोड हो रही है',
    failed: '{name} अपलोड नहीं हो सकी। इसे हटाकर फिर से चुनें।',
    tooLarge: '{name} बहुत बड़ी है। इसे हटाकर छोटी फ़ाइल चुनें।',
    wrongType: '{name} का प्रकार नहीं लिया जाता। इसे हटाकर दूसरी फ़ाइल चुनें।',
    infected: '{name} में वायरस मिला। इसे हटाएँ।',
    filesOf: '{label} की फ़ाइलें',
    atMost: { one: 'एक फ़ाइल', other: 'अधिकतम {count} फ़ाइलें' },
  },
};

export const numberFieldHindi: TranslationOf<typeof numberFieldMessages> = {
  name: 'number-field',
  sentences: {
    unitOf: '{label} की इकाई',
  },
};

export const progressHindi: TranslationOf<typeof progressMessages> = {
  name: 'progress',
  sentences: { loading: 'लोड हो रहा है' },
};

export const textAreaHindi: TranslationOf<typeof textAreaMessages> = {
  name: 'text-area',
  sentences: {
    left: { one: '{count} अक्षर शेष', other: '{count} अक्षर शेष' },
  },
};

export const dateFieldHindi: TranslationOf<typeof dateFieldMessages> = {
  name: 'date-field',
  sentences: {
    shape: 'दिन-माह-वर्ष',
    notADay: 'दिन को DD-MM-YYYY के रूप में लिखें, जैसे 05-01-2024।',
    calendar: 'कैलेंडर से दिन चुनें',
    timeOf: 'समय',
    timeShape: 'h:mm pm',
    notATime: 'समय को 4:30 pm या 16:30 के रूप में लिखें।',
    clock: 'सूची से समय चुनें',
  },
};

export const filterPanelHindi: TranslationOf<typeof filterPanelMessages> = {
  name: 'filter-panel',
  sentences: {
    filters: 'फ़िल्टर',
    filtersSet: { one: 'फ़िल्टर ({count})', other: 'फ़िल्टर ({count})' },
    clear: 'फ़िल्टर हटाएँ',
    remove: 'फ़िल्टर हटाएँ: {label}',
    chip: '{name}: {value}',
  },
};

export const dialogHindi: TranslationOf<typeof dialogMessages> = {
  name: 'dialog',
  sentences: { close: 'बंद करें' },
};

export const progressLineHindi: TranslationOf<typeof progressLineMessages> = {
  name: 'progress-line',
  sentences: {
    wait: 'कृपया प्रतीक्षा करें',
  },
};

export const errorStateHindi: TranslationOf<typeof errorStateMessages> = {
  name: 'error-state',
  sentences: {
    retry: 'फिर से कोशिश करें',
    reference: 'सहायता के लिए संदर्भ: {requestId}',
    copy: 'संदर्भ कॉपी करें',
    copied: 'कॉपी हो गया',
  },
};

export const fieldHindi: TranslationOf<typeof fieldMessages> = {
  name: 'field',
  sentences: { required: '(आवश्यक)' },
};

export const onDemandHindi: TranslationOf<typeof onDemandMessages> = {
  name: 'on-demand',
  sentences: {
    missing: 'यह हिस्सा लोड नहीं हो सका',
    missingDo: 'कनेक्शन जाँचें और फिर कोशिश करें। आपने जो भरा है, वह बना हुआ है।',
  },
};
