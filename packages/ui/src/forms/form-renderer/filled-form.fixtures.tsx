import {
  createFormEditor,
  type EditedForm,
  type FieldAt,
  type FormProblems,
  type FormValues,
  initialValues,
  NOTHING_CHECKED,
  shownProblems,
  validateForm,
} from '@careline/core/internal/forms';
import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { FormRenderer, type FormRendererProps, type JudgedForm } from './index.ts';

export interface FilledFormProps
  extends Omit<FormRendererProps, 'editor'>,
    Partial<Pick<JudgedForm, 'values' | 'lastValues' | 'lastRows' | 'faces'>> {
  /** Errors to show. By default, those of fields the user has left. */
  readonly problems?: FormProblems;
  /** The facility's calendar day that the form is checked against. */
  readonly today?: string;
  readonly onValues?: (values: FormValues) => void;
  readonly onLeave?: (at: FieldAt) => void;
}

/** Creates an editor that fills and checks a form as a screen would. */
function editorOf({ definition, today = '2024-01-06', onValues, onLeave, ...props }: FilledFormProps) {
  const context = { today, age: { months: 480, days: 0 } };
  const checked = (state: EditedForm): FormProblems =>
    props.problems ?? shownProblems(state, validateForm(definition, state.values, context));
  const store = createStore<JudgedForm>(() => ({
    values: props.values ?? initialValues(definition),
    checked: NOTHING_CHECKED,
    problems: props.problems ?? {},
    lastValues: props.lastValues ?? {},
    lastRows: props.lastRows ?? {},
    faces: props.faces ?? {},
  }));
  const editor = createFormEditor({
    store,
    form: definition,
    set(edit) {
      store.setState((state) => {
        const next = { ...state, ...edit };
        return { ...next, problems: checked(next) };
      });
      if (edit.values) onValues?.(edit.values);
    },
  });
  const leave = (at: FieldAt) => {
    editor.leave(at);
    onLeave?.(at);
  };
  return { editor: { ...editor, leave }, store };
}

/**
 * A form that is filled and checked with core's own edits, as on a screen. Fields are checked when the user leaves
 * them.
 */
export function FilledForm(props: FilledFormProps) {
  const {
    values: _,
    problems,
    lastValues: __,
    lastRows: ___,
    faces,
    today,
    onValues,
    onLeave,
    ...rest
  } = props;
  const [{ editor, store }] = useState(() => editorOf(props));
  useEffect(() => {
    if (faces) store.setState({ faces });
  }, [store, faces]);
  useEffect(() => {
    if (problems) store.setState({ problems });
  }, [store, problems]);
  return <FormRenderer {...rest} editor={editor} />;
}
