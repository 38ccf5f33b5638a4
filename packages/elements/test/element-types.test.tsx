import type { JSX } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import { SPECS, TAG_NAMES } from '../src/catalogue/catalogue.ts';
import type { PatientSearchElement } from '../src/index.ts';
import '../src/react-types.ts';
import { defineElement } from '../src/shell/define-element.ts';
import { mountLater } from '../src/shell/mount-later.ts';

import { aSession, clearPage, place } from './search-element.ts';

afterEach(clearPage);

type ElementOf<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag];

it('name every property of an element, and only those', () => {
  const search = place().element;
  const own: readonly (keyof PatientSearchElement)[] = [
    'theme',
    'density',
    'session',
    'sessionKey',
    'getSnapshot',
    'restore',
    'refresh',
    'whenReady',
    'name',
    'value',
    'selection',
    'placeholder',
    'required',
    'disabled',
    'readonly',
    'pageSize',
    'form',
    'labels',
    'validity',
    'validationMessage',
    'willValidate',
    'checkValidity',
    'reportValidity',
    'setCustomValidity',
    'search',
    'clear',
  ];
  expect(own.filter((name) => !(name in search))).toEqual([]);
  expectTypeOf(document.createElement('careline-patient-search')).toEqualTypeOf<PatientSearchElement>();
});

it('exist for each tag', () => {
  expect(TAG_NAMES.every((tag) => SPECS[tag].tag === tag)).toBe(true);
  expectTypeOf<(typeof TAG_NAMES)[number]>().toExtend<keyof HTMLElementTagNameMap>();
});

it('type the attributes in a React page', () => {
  expectTypeOf<{ 'page-size': 5; session: null }>().toExtend<ElementOf<'careline-patient-search'>>();
  expectTypeOf<{ 'page-size': 'many' }>().not.toExtend<ElementOf<'careline-patient-search'>>();
  expectTypeOf<{ session: string }>().not.toExtend<ElementOf<'careline-patient-search'>>();
});

it('type the detail of an event for a listener', () => {
  const heard = vi.fn<(id: string) => void>();
  const listen = (event: HTMLElementEventMap['careline-patient-selected']) => heard(event.detail.patientId);
  document.body.addEventListener('careline-patient-selected', listen, { once: true });
  document.body.dispatchEvent(
    new CustomEvent('careline-patient-selected', { detail: { patientId: 'an-id' } }),
  );
  expect(heard).toHaveBeenCalledWith('an-id');
});

it('let a React page pass a session as a property', () => {
  const tag = 'careline-patient-search';
  if (!customElements.get(tag)) defineElement(SPECS[tag], () => mountLater(() => new Promise(() => {})));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const session = aSession('t');
  flushSync(() =>
    root.render(
      <careline-patient-search
        name="uhid"
        required
        pageSize={5}
        session={session}
        oncareline-patient-selected={(event) => expectTypeOf(event.detail.patientId).toEqualTypeOf<string>()}
      />,
    ),
  );
  const element = host.querySelector('careline-patient-search');
  expect(element).toMatchObject({ name: 'uhid', required: true, pageSize: 5, session });
  expect(element?.outerHTML).not.toContain('object');
  root.unmount();
});
