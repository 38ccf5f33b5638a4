import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './file-field.messages.ts';

export const fileFieldHindi: TranslationOf<typeof messages> = {
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
