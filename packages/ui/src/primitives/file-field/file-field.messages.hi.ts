import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './file-field.messages.ts';

export const fileFieldHindi: TranslationOf<typeof messages> = {
  name: 'file-field',
  sentences: {
    remove: '{name} हटाएँ',
    uploading: '{name} अपलोड हो रही है',
    failed: '{name} अपलोड नहीं हो सकी। इसे हटाकर फिर से चुनें।',
    filesOf: '{label} की फ़ाइलें',
    atMost: { one: 'एक फ़ाइल', other: 'अधिकतम {count} फ़ाइलें' },
  },
};
