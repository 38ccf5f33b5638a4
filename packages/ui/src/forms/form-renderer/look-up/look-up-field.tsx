import type { LookUp, ShortTextField } from '@careline/core/internal/forms';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { SuggestField } from '../../../primitives/suggest-field/index.ts';
import type { FormFieldProps } from '../form-field-props.ts';
import { messages } from '../form-renderer.messages.ts';
import { lineInput } from '../line-input.ts';
import { useFieldTexts } from '../texts/use-field-texts.tsx';
import { useLookedUp } from './use-looked-up.ts';

/** A text field with lookup. Choosing a suggestion enters the term and its code; any other text is allowed. */
export function LookUpField(props: FormFieldProps<ShortTextField> & { readonly lookUp: LookUp }) {
  const { at, field, values, editor, lookUp } = props;
  const t = useMessages(messages);
  const announce = useAnnounce();
  const texts = useFieldTexts(props);
  const [typed, setTyped] = useState('');
  const { suggestions, state } = useLookedUp(lookUp.table, typed);
  useEffect(() => {
    if (typed !== '' && state === 'found') announce(t('found', { count: suggestions.length }));
  }, [announce, t, typed, state, suggestions]);
  const value = values[field.key];
  const enter = (text: string) => editor.setValue(at, text);
  return (
    <SuggestField
      {...texts}
      {...lineInput(field)}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => {
        enter(text);
        setTyped(text);
      }}
      suggestions={suggestions}
      onPick={({ code = '', text }) => {
        enter(text);
        // Must follow the term, because changing that clears the previous code.
        editor.setValue({ ...at, key: lookUp.code }, code);
        setTyped('');
      }}
      listLabel={t('suggestionsOf', { field: texts.label })}
      empty={state === 'missing' ? t('listMissing') : state === 'found' && typed.length > 2 && t('noneFound')}
    />
  );
}
