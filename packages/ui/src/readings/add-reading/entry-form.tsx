import { type FormEvent, type ReactNode, useRef } from 'react';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';

export interface EntryFormProps {
  /** Id of the form that the button in the frame submits. */
  readonly id: string;
  /** Resolves to false if an entry is missing or wrong and nothing was sent. */
  readonly save: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** The form for one entry. Moves the focus to the first error. */
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
