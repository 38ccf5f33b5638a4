import type { Facility } from '@careline/core/internal/identity';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { coach, FACILITIES } from '../../../test/staff.ts';
import { AccountInfo, type AccountInfoProps } from './index.ts';

const info = (props: Partial<AccountInfoProps> = {}) => (
  <AccountInfo
    profile={coach}
    version="3.9.56"
    build="2026.11.1"
    appearance={{ theme: 'light', density: 'comfortable', locale: 'en' }}
    onAppearanceChange={() => undefined}
    onSignOut={() => undefined}
    {...props}
  />
);

const [jayanagar, pune, delhi] = FACILITIES as readonly [Facility, Facility, Facility];
const facility = (name: string) => screen.getByRole('button', { name });
const marked = () =>
  within(screen.getByRole('list', { name: 'Facility' })).getByRole('button', { current: true }).textContent;

/** A user whose facility changes when the owner confirms it. */
function Switching({ onChange }: { readonly onChange: (facilityId: string) => Promise<void> }) {
  const [current, setCurrent] = useState<Facility>(jayanagar);
  const change = async (facilityId: string): Promise<void> => {
    await onChange(facilityId);
    setCurrent(FACILITIES.find((one) => one.facilityId === facilityId) ?? current);
  };
  return info({
    profile: { ...coach, facility: current },
    facilities: FACILITIES,
    onFacilityChange: change,
  });
}

describe('the signed-in user', () => {
  it.each([
    ['roles in title case, capitals kept', {}, 'Coordinator, OP Doctor'],
    ['no roles', { profile: { ...coach, roles: [] } }, 'No roles'],
    ['the facility', {}, 'Careline Jayanagar, Bengaluru'],
    ['no facility', { profile: { ...coach, facility: null } }, 'No facility'],
    ['the e-mail', {}, 'coach@careline.example'],
    ['the version', {}, 'Version 3.9.56'],
    ['the build', {}, 'Build 2026.11.1'],
    ['the policy without an address', {}, 'Privacy Policy & Terms'],
  ])('is shown with %s', (_, props, text) => {
    renderUi(info(props));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('has a link to the policy if it has an address', () => {
    renderUi(info({ privacyUrl: 'https://careline.example/privacy' }));
    const link = screen.getByRole('link', { name: 'Privacy Policy & Terms' });
    expect(link.getAttribute('href')).toBe('https://careline.example/privacy');
  });
});

describe('password and sign-in security', () => {
  it('open in a new tab, so that unsaved work stays', () => {
    renderUi(info({ securityUrl: 'https://careline.example/login/security' }));
    const link = screen.getByRole('link', { name: 'Password and sign-in security (opens a new tab)' });
    expect(link.getAttribute('href')).toBe('https://careline.example/login/security');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('are not offered if the provider has no page for them', () => {
    renderUi(info());
    expect(screen.queryByRole('link', { name: /Password/ })).toBeNull();
  });
});

describe('the facility', () => {
  it.each<[string, Partial<AccountInfoProps>]>([
    ['the person has one', { facilities: [jayanagar], onFacilityChange: () => undefined }],
    ['nothing can change it', { facilities: FACILITIES }],
    ['none are told', { onFacilityChange: () => undefined }],
  ])('is only shown when %s', (_, props) => {
    renderUi(info(props));
    expect(screen.queryByRole('list', { name: 'Facility' })).toBeNull();
    expect(screen.getByText(jayanagar.facilityName)).toBeTruthy();
  });

  it('is chosen among several, one change at a time, and the new one is announced', async () => {
    const finish: (() => void)[] = [];
    const change = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
    renderUi(<Switching onChange={change} />);
    expect(marked()).toBe(jayanagar.facilityName);
    await userEvent.click(facility(jayanagar.facilityName));
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(facility(pune.facilityName));
    expect(facility(pune.facilityName).getAttribute('aria-busy')).toBe('true');
    await userEvent.click(facility(delhi.facilityName));
    expect(change).toHaveBeenCalledExactlyOnceWith(pune.facilityId);
    finish[0]?.();
    await waitFor(() => expect(marked()).toBe(pune.facilityName));
    await screen.findByText(`Facility: ${pune.facilityName}`);
    expect(document.activeElement).toBe(facility(delhi.facilityName));
  });

  it('stays, without an announcement, when the user kept their unsaved work', async () => {
    const stay = vi.fn(async () => undefined);
    renderUi(info({ facilities: FACILITIES, onFacilityChange: stay }));
    await userEvent.click(facility(pune.facilityName));
    await waitFor(() => expect(facility(pune.facilityName).getAttribute('aria-busy')).toBeNull());
    expect(marked()).toBe(jayanagar.facilityName);
    expect(screen.queryByText(`Facility: ${pune.facilityName}`)).toBeNull();
  });

  it('says when it could not be changed, and can be retried', async () => {
    const change = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(undefined);
    renderUi(info({ facilities: FACILITIES, onFacilityChange: change }));
    await userEvent.click(facility(pune.facilityName));
    await screen.findByText(/^The facility could not be changed/);
    await userEvent.click(facility(pune.facilityName));
    await waitFor(() => expect(screen.queryByText(/could not be changed/)).toBeNull());
  });
});
