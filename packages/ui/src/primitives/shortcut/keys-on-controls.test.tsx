import { screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { useShortcut } from './index.ts';
import { PRESS_NAMES, type PressName } from './presses.ts';

const CONTROLS: readonly (readonly [name: string, control: ReactNode])[] = [
  ...[
    ...['text', 'search', 'tel', 'email', 'url', 'password', 'number', 'date', 'time', 'month', 'range'],
    ...['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'color'],
  ].map((type) => [`input ${type}`, <input key={type} type={type} aria-label="control" />] as const),
  ['select', <select key="select" aria-label="control" />],
  ['text area', <textarea key="area" aria-label="control" />],
  ['button', <button key="button" type="button" aria-label="control" />],
  ['chip', <button key="chip" type="button" aria-pressed="false" aria-label="control" />],
  ['disclosure', <button key="more" type="button" aria-expanded="false" aria-label="control" />],
  ['details', <summary key="details" aria-label="control" tabIndex={0} />],
  // biome-ignore-start lint/a11y: the roles themselves are what is tested
  [
    'editable text',
    <div key="edit" contentEditable suppressContentEditableWarning aria-label="control" role="textbox" />,
  ],
  ...[
    'switch',
    'slider',
    'spinbutton',
    'combobox',
    'option',
    'menu',
    'menuitem',
    'menuitemradio',
    'tab',
    'treeitem',
  ].map((role) => [role, <div key={role} role={role} tabIndex={0} aria-label="control" />] as const),
  // biome-ignore-end lint/a11y: the roles themselves are what is tested
];

/** Keys that act without Ctrl or Alt, as typed. */
const TYPED: Readonly<Partial<Record<PressName, string>>> = {
  keys: '?',
  nextPatient: 'n',
  recordPart: 'j',
  addToRecord: 'a',
  outcome: '8',
};

const HELD: readonly PressName[] = [
  ...['palette', 'otherOutcome', 'saveCall', 'unchanged', 'nextSection', 'callNote', 'previousSection'],
  ...['saveSection', 'findSection'],
] as readonly PressName[];

function Page({
  name,
  onPress,
  children,
}: {
  readonly name: PressName;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const root = useRef<HTMLFormElement>(null);
  useShortcut(root, name, onPress);
  return (
    <form ref={root} onSubmit={(event) => event.preventDefault()}>
      <h1 tabIndex={-1}>The page</h1>
      {children}
    </form>
  );
}

const NAMES = Object.keys(TYPED) as PressName[];

/** A button uses only Enter and Space, and these keys open something that Escape closes. */
const BUTTONS = ['input button', 'input submit', 'input reset', 'button', 'chip', 'disclosure', 'details'];
const OPENING: readonly PressName[] = ['keys', 'recordPart', 'addToRecord'];

const CASES = CONTROLS.flatMap(([control, node]) => NAMES.map((name) => ({ control, name, node })));
const isOpened = ({ control, name }: (typeof CASES)[number]) =>
  BUTTONS.includes(control) && OPENING.includes(name);

describe('keys of the page', () => {
  it('are all in this test', () => {
    expect([...NAMES, ...HELD].toSorted()).toEqual([...PRESS_NAMES].toSorted());
  });

  it.each(CASES.filter((one) => !isOpened(one)))(
    'never act while a control has the focus: $name on $control',
    async ({ name, node }) => {
      const onPress = vi.fn();
      renderUi(
        <Page name={name} onPress={onPress}>
          {node}
        </Page>,
      );
      screen.getByLabelText('control').focus();
      await userEvent.keyboard(TYPED[name] ?? '');
      expect(onPress).not.toHaveBeenCalled();
    },
  );

  it.each(CASES.filter(isOpened))(
    'open their list while a button has the focus: $name on $control',
    async ({ name, node }) => {
      const onPress = vi.fn();
      renderUi(
        <Page name={name} onPress={onPress}>
          {node}
        </Page>,
      );
      screen.getByLabelText('control').focus();
      await userEvent.keyboard(TYPED[name] ?? '');
      expect(onPress).toHaveBeenCalledOnce();
    },
  );

  it.each(NAMES)('act where the focus is on a heading: %s', async (name) => {
    const onPress = vi.fn();
    renderUi(
      <Page name={name} onPress={onPress}>
        {null}
      </Page>,
    );
    screen.getByRole('heading').focus();
    await userEvent.keyboard(TYPED[name] ?? '');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it.each([
    ['nextPatient', 'N', 'n'],
    ['outcome', '3', '8'],
  ] as const)('act on a control that lists them as its own: %s', async (name, own, key) => {
    const onPress = vi.fn();
    renderUi(
      <Page name={name} onPress={onPress}>
        <button type="button" aria-keyshortcuts={own}>
          control
        </button>
      </Page>,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard(key);
    expect(onPress).toHaveBeenCalledOnce();
  });
});
