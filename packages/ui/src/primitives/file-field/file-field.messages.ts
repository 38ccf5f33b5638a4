import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: {
    remove: 'Remove {name}',
    uploading: 'Uploading {name}',
    failed: '{name} could not be uploaded. Remove it and choose it again.',
    filesOf: 'Files of {label}',
    atMost: { one: 'One file', other: 'At most {count} files' },
  },
  hi: {
    remove: '{name} हटाएँ',
    uploading: '{name} अपलोड हो रही है',
    failed: '{name} अपलोड नहीं हो सकी। इसे हटाकर फिर से चुनें।',
    filesOf: '{label} की फ़ाइलें',
    atMost: { one: 'एक फ़ाइल', other: 'अधिकतम {count} फ़ाइलें' },
  },
});
