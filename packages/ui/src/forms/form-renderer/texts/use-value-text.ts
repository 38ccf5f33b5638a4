import { formatReading } from '@careline/core/internal/formatting';
import type { FieldOption, LeafField, Stated } from '@careline/core/internal/forms';
import { useMemo } from 'react';
import { useFormLabel, useMessages } from '../../../messages/index.ts';
import { messages } from '../form-renderer.messages.ts';
import { useDateText } from './date-text.ts';

/** Characters. Longer previous text is cut to fit next to its field. */
const MAX_TEXT = 160;

const shortened = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text;

/** Formats a current or previous value: numbers and units as entered, options by label. */
export function useValueText(nameOf?: (id: string) => string | undefined) {
  const dateText = useDateText();
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  return useMemo(() => {
    const optionText = (options: readonly FieldOption[], value: string) => {
      const option = options.find((one) => one.value === value);
      return option ? labelOf(option.label) : value;
    };
    return (field: LeafField, { value, unit }: Stated): string => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      const list = typeof value === 'string' ? [value] : value;
      switch (field.control) {
        case 'dropdown':
        case 'multiselect':
          return list.map((one) => optionText(field.options, one)).join(', ');
        case 'file':
          return list.map((id) => nameOf?.(id) ?? t('file')).join(', ');
        case 'date':
          return list.map(dateText).join(', ');
        case 'number':
          return formatReading(list.join(', '), unit);
        default:
          return shortened(list.join(', '));
      }
    };
  }, [t, labelOf, nameOf, dateText]);
}
