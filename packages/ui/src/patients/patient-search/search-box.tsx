import { MAX_SEARCH_TEXT } from '@careline/core/patients';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

export interface SearchBoxProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The id of the sentence that says what was understood. */
  readonly describedBy: string;
  /** The list of options, while there is one. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
}

/** The input of the combobox, with its label and a button that empties it. */
export function SearchBox(props: SearchBoxProps) {
  const { inputRef, text, onText, onKeyDown, describedBy, listId, activeId } = props;
  const t = useMessages(patientSearchMessages);
  const id = useId();
  const clear = () => {
    onText('');
    inputRef.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {t('label')}
      </label>
      <div className="relative">
        <Icon name="search" size={22} className="absolute inset-y-0 start-3 my-auto text-muted" />
        <input
          ref={inputRef}
          id={id}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_SEARCH_TEXT}
          placeholder={t('placeholder')}
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-describedby={describedBy}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="h-12 w-full rounded-control border border-line-strong bg-raised ps-11 pe-12 text-ink text-lg hover:border-ink"
        />
        {text !== '' && (
          <span className="absolute inset-y-0 end-1 flex items-center">
            <IconButton icon="close" label={t('clear')} onClick={clear} />
          </span>
        )}
      </div>
    </div>
  );
}
