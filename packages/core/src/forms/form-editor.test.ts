import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { NOTHING_CHECKED } from './checked.ts';
import type { FormDefinition } from './definition/form-definition.ts';
import {
  createFormEditor,
  type EditedForm,
  type FormEditorOptions,
  shownProblems,
  withChecked,
} from './form-editor.ts';
import { initialValues } from './form-values.ts';
import { validateForm } from './validation/validate-form.ts';

const form: FormDefinition = {
  id: 'sheet@1',
  sections: [
    {
      key: 'history',
      label: 'history',
      required: true,
      fields: [
        { control: 'short_text', maxLength: 80, key: 'complaint', label: 'complaint', required: true },
        { control: 'short_text', maxLength: 80, key: 'since', label: 'since', required: true },
        { control: 'number', key: 'weight', label: 'weight', units: ['kg', '[lb_av]'], decimals: 1 },
      ],
      group: {
        key: 'rows',
        label: 'row',
        maxRows: 3,
        fields: [{ control: 'email', key: 'email', label: 'email' }],
      },
    },
  ],
};

interface State extends EditedForm {
  readonly signed?: boolean;
}

function anEditor(facts: Partial<State> = {}, options: Partial<FormEditorOptions<State>> = {}) {
  const store = createStore<State>(() => ({
    values: initialValues(form),
    checked: NOTHING_CHECKED,
    problems: {},
    ...facts,
  }));
  const set = (edit: Partial<State>) =>
    store.setState((state) => {
      const next = { ...state, ...edit };
      return {
        ...next,
        problems: shownProblems(next, validateForm(form, next.values, { today: '2024-01-06' })),
      };
    });
  return { ...createFormEditor<State>({ store, form, set, ...options }), set, state: store.getState };
}

const at = (key: string, row?: number) => ({ section: 'history', key, row });

describe('the problems of a form', () => {
  it('are shown for a field once it was left, for a section on leaving it, and for all at the end', () => {
    const editor = anEditor();
    editor.setValue(at('weight'), 'heavy');
    expect(editor.state().problems).toEqual({});
    editor.leave(at('complaint'));
    expect(Object.keys(editor.state().problems)).toEqual(['history.complaint']);
    editor.set({ checked: withChecked(editor.state().checked, ['history']) });
    const all = ['history.complaint', 'history.since', 'history.weight'];
    expect(Object.keys(editor.state().problems).sort()).toEqual(all);
  });

  it('are the same object while another field is typed in', () => {
    const editor = anEditor();
    editor.leave(at('complaint'));
    const before = editor.state().problems;
    editor.setValue(at('since'), 'Monday');
    expect(editor.state().problems).toBe(before);
  });

  it('are not shown for the row that moves into the place of a removed one', () => {
    const editor = anEditor();
    for (const [row, email] of ['asha@', 'b@'].entries()) {
      editor.addRow('history');
      editor.setValue(at('email', row), email);
    }
    editor.leave(at('email', 0));
    expect(Object.keys(editor.state().problems)).toEqual(['history.0.email']);
    editor.removeRow('history', 0);
    expect(editor.state().problems).toEqual({});
  });
});

it('take nothing while the form is closed', () => {
  const editor = anEditor({}, { isEditable: () => false });
  const before = editor.state();
  editor.setValue(at('complaint'), 'Fever');
  editor.addRow('history');
  editor.leave(at('complaint'));
  expect(editor.state()).toBe(before);
});

it('are cleared with a new value, and not by leaving a field', () => {
  const editor = anEditor({ signed: true }, { alongside: () => ({ signed: false }) });
  editor.leave(at('complaint'));
  expect(editor.state().signed).toBe(true);
  editor.setValue(at('complaint'), 'Fever');
  expect(editor.state().signed).toBe(false);
});

it('takes the other version of a field that both changed, with its unit', () => {
  const overlap = { at: at('weight'), theirs: '154', beside: { weightUnit: '[lb_av]', weightReason: '' } };
  const editor = anEditor({ overlaps: [overlap] });
  editor.setValue(at('weight'), '72');
  editor.takeTheirs(at('since'));
  expect(editor.state().overlaps).toEqual([overlap]);
  editor.takeTheirs(at('weight'));
  expect(editor.state().values.history).toMatchObject({ weight: '154', weightUnit: '[lb_av]' });
  expect(editor.state().overlaps).toEqual([]);
});
