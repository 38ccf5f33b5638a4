import { expect, it } from 'vitest';
import { accountAddress } from './account-address.ts';

const HERE = 'https://careline.example';

it.each([
  [
    'our own provider in the language of the screen',
    `${HERE}/login/security`,
    `${HERE}/login/security?ui_locales=hi`,
  ],
  [
    'another provider as it was configured',
    'https://id.example/account?tab=2',
    'https://id.example/account?tab=2',
  ],
  ['nowhere where the provider has no such page', undefined, undefined],
])('leads to %s', (_, url, address) => {
  expect(accountAddress(url, 'hi', HERE)).toBe(address);
});
