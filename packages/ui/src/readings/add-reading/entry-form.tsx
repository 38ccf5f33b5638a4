import { type FormEvent, type ReactNode, useRef } from 'react';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';

export interface EntryFormProps {
  /** The frame's button submits the form of this id. */
  readonly id: string;
  /** Answers false where something entered is missing or wrong, and nothing was sent. */
  readonly save: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** The form of one thing that is added: what is wrong takes the focus. */
export function EntryForm({ id, save, children }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save()) return;
    onceDrawn(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="@container flex flex-col gap-4"
    >
      {children}
    </form>
  );
}
