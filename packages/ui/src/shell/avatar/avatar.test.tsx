// spec: 59, 71

import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { Avatar, initials } from './index.ts';

describe('initials', () => {
  it.each([
    ['Meera Nair', 'MN'],
    ['Meera Lakshmi Nair', 'MN'],
    ['asha', 'A'],
    ['op.doctor@careline.example', 'OD'],
    ['मीरा नायर', 'मन'],
    ['  ', '?'],
    ['', '?'],
  ])('of "%s" are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('Avatar', () => {
  it('requests the picture by the hash of the e-mail, with an identicon by default, and sends nothing else', () => {
    const { container } = renderUi(<Avatar name="Meera Nair" emailHash="abc" service="/avatar/" />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/avatar/abc?d=identicon');
    expect(image?.referrerPolicy).toBe('no-referrer');
  });

  it.each([
    ['without a service', undefined],
    ['with a broken picture', 'data:image/png;base64,broken'],
  ])('draws initials %s', async (_, service) => {
    const { container } = renderUi(<Avatar name="Meera Nair" emailHash="abc" service={service} />);
    await waitFor(() => expect(container.querySelector('[data-initials="MN"]')).not.toBeNull());
    expect(container.querySelector('img')).toBeNull();
  });
});
