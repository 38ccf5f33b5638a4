import { type ReactNode, type RefCallback, useId } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

function Tools({ children }: { readonly children: ReactNode }) {
  return <span className="absolute inset-y-0 end-1 flex items-center">{children}</span>;
}

export interface SearchToolsProps {
  /** Clears the text field; undefined while it is empty. */
  readonly onClear: (() => void) | undefined;
  /** Turns the camera on; undefined if there is none. */
  readonly onCamera: (() => void) | undefined;
}

export function SearchTools({ onClear, onCamera }: SearchToolsProps) {
  const t = useMessages(patientSearchMessages);
  return (
    <>
      {onClear && <IconButton icon="close" label={t('clear')} onClick={onClear} />}
      {onCamera && <IconButton icon="qr_code_scanner" label={t('camera')} onClick={onCamera} />}
    </>
  );
}

export interface SearchBoxProps {
  readonly inputRef: RefCallback<HTMLInputElement>;
  readonly initialText: string | undefined;
  /** How many buttons to leave room for, so that the text never runs under them. */
  readonly room: 1 | 2;
  readonly children: ReactNode;
}

/** The label, the native input, and the tools inside its end. */
export function SearchBox({ inputRef, initialText, room, children }: SearchBoxProps) {
  const t = useMessages(patientSearchMessages);
  const id = useId();
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
          defaultValue={initialText}
          placeholder={t('placeholder')}
          className={`h-12 w-full rounded-control border border-line-strong bg-raised ps-11 text-ink text-lg hover:border-ink ${room === 1 ? 'pe-12' : 'pe-24'}`}
        />
        <Tools>{children}</Tools>
      </div>
    </div>
  );
}

export interface AdoptedBoxProps {
  /** An input already on the page. The buttons are placed in its parent element. */
  readonly input: HTMLInputElement;
  readonly children: ReactNode;
}

/** Adds buttons to an input that the page owns. The input is never moved, because moving it would lose the focus. */
export function AdoptedBox({ input, children }: AdoptedBoxProps) {
  return input.parentElement && createPortal(<Tools>{children}</Tools>, input.parentElement);
}
