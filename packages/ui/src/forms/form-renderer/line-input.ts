import type { EmailField, PhoneNumberField, ShortTextField } from '@careline/core/internal/forms';
import type { ComponentProps } from 'react';

type LineField = ShortTextField | EmailField | PhoneNumberField;
type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>;

/** What is typed is the patient's: the browser must not offer what the coach entered about another one. */
const OFF = { autoComplete: 'off' } as const;
const AS_TYPED = { ...OFF, autoCapitalize: 'none', spellCheck: false } as const;

/** What a line of text is, so that a phone shows the keys for it. */
export function lineInput(field: LineField): InputProps {
  switch (field.control) {
    case 'email':
      return { ...AS_TYPED, type: 'email', inputMode: 'email' };
    case 'phone_number':
      return { ...AS_TYPED, type: 'tel', inputMode: 'tel' };
    default:
      if (field.format === 'digits')
        // Without a length: what is pasted with blanks must come in whole before they are taken out.
        return { ...AS_TYPED, type: 'text', inputMode: 'numeric' };
      return field.format === 'address'
        ? { ...AS_TYPED, type: 'url', inputMode: 'url', maxLength: field.maxLength }
        : { ...OFF, type: 'text', maxLength: field.maxLength };
  }
}
