import { defineMessages } from '../../messages/index.ts';

/** Snippets that every user has. Each has a name and a text. */
export const starterSnippetsMessages = defineMessages('starter-snippets', {
  chest: 'Chest clear',
  chestText: 'Chest: air entry equal on both sides, no added sounds.',
  heart: 'Heart sounds normal',
  heartText: 'Heart: first and second sound heard, no murmur.',
  abdomen: 'Abdomen soft',
  abdomenText: 'Abdomen: soft, not tender, no organs enlarged.',
  general: 'No pallor, no oedema',
  generalText: 'No pallor, no jaundice, no swelling of the feet.',
  regular: 'Takes medicines regularly',
  regularText: 'Takes all medicines regularly. No side effects reported.',
  noRedFlags: 'No warning signs reported',
  noRedFlagsText: 'No chest pain, breathlessness, fainting, weakness of one side or loss of sight reported.',
  feet: 'Feet checked',
  feetText: 'Feet: no wound, no callus, pulses felt, sensation present on both sides.',
  lifestyle: 'Diet and walking',
  lifestyleText: 'Less salt, sugar and fried food. Walk for 30 minutes on 5 days a week.',
  comeBack: 'Come back earlier',
  comeBackText: 'Come back before the appointment if it gets worse or anything new appears.',
});
