import type { EmailField, PhoneNumberField, ShortTextField } from '@careline/core/internal/forms';
import type { ComponentProps } from 'react';

type LineField = ShortTextField | EmailField | PhoneNumberField;
type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>;

/** Entries belong to this patient, so the browser must not suggest what was entered for another. */
const OFF = { autoComplete: 'off' } as const;
const AS_TYPED = { ...OFF, autoCapitalize: 'none', spellCheck: false } as const;

/** Returns the input attributes of a text line, so that phones show a fitting keyboard. */
export function lineInput(field: LineField): InputProps {
  switch (field.control) {
    case 'email':
      return { ...AS_TYPED, type: 'email', inputMode: 'email' };
    case 'phone_number':
      return { ...AS_TYPED, type: 'tel', inputMode: 'tel' };
    default:
      if (field.format === 'digits')
        // No maximum length, because pasted text must come in whole before its spaces are removed.
        return { ...AS_TYPED, type: 'text', inputMode: 'numeric' };
      return field.format === 'address'
        ? { ...AS_TYPED, type: 'url', inputMode: 'url', maxLength: field.maxLength }
        : { ...OFF, type: 'text', maxLength: field.maxLength };
  }
}
