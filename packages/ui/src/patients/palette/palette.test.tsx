// spec: palette

import { HttpError } from '@careline/core/internal/http';
import { createRecentPatients } from '@careline/core/internal/patients';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { MATCHES, personId } from '../../../test/people.ts';
import { Palette, type PaletteEntry } from './index.ts';

const entry = (label: string, also?: string): PaletteEntry => ({
  key: label,
  label,
  icon: 'search',
  also,
  onRun: vi.fn(),
});

function show(answer: (request: FakeRequest) => unknown = () => ({ data: MATCHES, next: null })) {
  const screens = [entry('Dashboard'), entry('Registration'), entry('Call Status History')];
  const actions = [entry('Register a patient', 'new add'), entry('Dark theme', 'colours')];
  const recents = createRecentPatients();
  const asked = vi.fn(answer);
  const onOpen = vi.fn();
  const onClose = vi.fn();
  const http = fakeHttp({ 'user/list': asked, 'user/photo': () => ({ data: null }) });
  renderUi(
    <Palette onClose={onClose} screens={screens} actions={actions} patients={{ http, recents, onOpen }} />,
  );
  return { screens, actions, recents, asked, onOpen, onClose };
}

const failing = () => {
  throw new HttpError({ failure: 'unreachable', endpoint: 'user/list' });
};

const field = () => screen.getByRole('combobox', { name: 'Name, UHID, phone, screen or action' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the palette', () => {
  it('has the focus in its field, and lists every screen and action before anything is typed', () => {
    show();
    expect(document.activeElement).toBe(field());
    expect(options()).toHaveLength(5);
    expect(active()).toBe('Dashboard');
  });

  it.each([
    ['the label begins so, before others', 'reg', ['Registration', 'Register a patient']],
    ['every word begins one of its own', 'hist call', ['Call Status History']],
    ['by another word for it', 'colours', ['Dark theme']],
  ])('finds entries where %s', async (_, text, labels) => {
    show(() => ({ data: [], next: null }));
    await userEvent.type(field(), text);
    expect(options()).toEqual(labels);
  });

  it('runs the selected entry on Enter, and closes first', async () => {
    const { actions, onClose } = show();
    await userEvent.type(field(), 'reg');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(actions[0]?.onRun).toHaveBeenCalledOnce();
  });

  it('opens a patient after the identity check', async () => {
    const { onOpen, onClose, recents } = show();
    await userEvent.type(field(), 'asha');
    const group = within(await screen.findByRole('group', { name: 'Patients' }));
    const [first] = group.getAllByRole('option');
    expect(first?.textContent).toContain('Asha Rao');
    await userEvent.keyboard('{Enter}');
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, this is the person' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ vitaId: personId(1) }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(recents.store.getState()).toHaveLength(1);
  });

  it('returns from the identity check to the field', async () => {
    const { onClose } = show();
    await userEvent.type(field(), 'asha');
    await screen.findByRole('group', { name: 'Patients' });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'No, go back' }));
    expect(document.activeElement).toBe(field());
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each<[string, string, (() => unknown) | undefined, RegExp]>([
    ['nothing is found', 'zzzz', () => ({ data: [], next: null }), /Nothing found/],
    ['patients could not be searched', 'zzzz', failing, /The patient search failed/],
    ['too little is typed', 'z', undefined, /Keep typing to search patients/],
  ])('says so when %s', async (_, text, answer, words) => {
    show(answer);
    await userEvent.type(field(), text);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('starts with recently opened patients', async () => {
    const recents = createRecentPatients();
    recents.add(MATCHES[0] as (typeof MATCHES)[number]);
    const patients = { http: fakeHttp({}), recents, onOpen: vi.fn() };
    renderUi(<Palette onClose={vi.fn()} screens={[entry('Dashboard')]} actions={[]} patients={patients} />);
    expect(active()).toContain('Asha Rao');
  });

  it('searches no patients without the right', async () => {
    renderUi(<Palette onClose={vi.fn()} screens={[entry('Dashboard')]} actions={[]} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Screen or action' }), 'asha');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
