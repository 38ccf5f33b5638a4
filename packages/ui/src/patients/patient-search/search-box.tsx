import { type ReactNode, type RefCallback, useId } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

/** What stands at the end of the text field. */
function Tools({ children }: { readonly children: ReactNode }) {
  return <span className="absolute inset-y-0 end-1 flex items-center">{children}</span>;
}

export interface SearchToolsProps {
  /** Empties the text field; undefined while nothing stands there. */
  readonly onClear: (() => void) | undefined;
  /** Turns the camera on; undefined where there is none. */
  readonly onCamera: (() => void) | undefined;
}

/** The buttons at the end of the text field. */
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
  /** How many tools may stand in the end of the field: the text never runs below them. */
  readonly room: 1 | 2;
  readonly children: ReactNode;
}

/** The label, the native input, and the tools inside its end. */
export function SearchBox({ inputRef, room, children }: SearchBoxProps) {
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
          placeholder={t('placeholder')}
          className={`h-12 w-full rounded-control border border-line-strong bg-raised ps-11 text-ink text-lg hover:border-ink ${room === 1 ? 'pe-12' : 'pe-24'}`}
        />
        <Tools>{children}</Tools>
      </div>
    </div>
  );
}

export interface AdoptedBoxProps {
  /** An input that stood there before; its parent element is the ground its tools are laid on. */
  readonly input: HTMLInputElement;
  readonly children: ReactNode;
}

/** The tools of an input that somebody else drew and labelled. It is never moved: moving it would take the focus away. */
export function AdoptedBox({ input, children }: AdoptedBoxProps) {
  return input.parentElement && createPortal(<Tools>{children}</Tools>, input.parentElement);
}
