import { listed, type MedicineGroup } from './medicine-group.ts';

/** Medicines for heart, circulation and kidney. */
export const HEART_GROUPS = {
  nitrate: {
    substances: listed('isosorbide mononitrate, isosorbide dinitrate, glyceryl trinitrate, nicorandil'),
    classes: ['nitrate'],
  },
  'pde5-inhibitor': {
    substances: listed('sildenafil, tadalafil, vardenafil, avanafil'),
    classes: ['pde5-inhibitor'],
  },
  'alpha-blocker': {
    substances: listed('prazosin, terazosin, doxazosin, alfuzosin, tamsulosin, silodosin'),
    classes: ['alpha-blocker'],
  },
  'ace-inhibitor': {
    substances: listed('enalapril, ramipril, lisinopril, perindopril, captopril'),
    classes: ['ace-inhibitor'],
  },
  arb: {
    substances: listed('telmisartan, losartan, olmesartan, valsartan, candesartan, irbesartan, azilsartan'),
    classes: ['arb'],
  },
  raas: { includes: ['ace-inhibitor', 'arb', 'aliskiren'] },
  aliskiren: { substances: ['aliskiren'] },
  sacubitril: { substances: ['sacubitril'] },
  'aldosterone-antagonist': {
    substances: listed('spironolactone, eplerenone, finerenone'),
    classes: ['aldosterone-antagonist'],
  },
  eplerenone: { substances: ['eplerenone'] },
  finerenone: { substances: ['finerenone'] },
  'potassium-sparing-diuretic': {
    substances: listed('amiloride, triamterene'),
    classes: ['potassium-sparing-diuretic'],
  },
  'potassium-salt': { substances: listed('potassium chloride, potassium citrate') },
  thiazide: {
    substances: listed('hydrochlorothiazide, chlorthalidone, indapamide, metolazone, benzthiazide'),
    classes: ['thiazide'],
  },
  'loop-diuretic': { substances: listed('furosemide, torsemide, bumetanide'), classes: ['loop-diuretic'] },
  diuretic: {
    includes: ['thiazide', 'loop-diuretic', 'aldosterone-antagonist', 'potassium-sparing-diuretic'],
  },
  'beta-blocker': {
    substances: listed(
      'atenolol, metoprolol, bisoprolol, carvedilol, nebivolol, propranolol, labetalol, esmolol, sotalol',
    ),
    classes: ['beta-blocker'],
  },
  'non-selective-beta-blocker': {
    substances: listed('propranolol, carvedilol, labetalol, sotalol, timolol'),
  },
  'beta-blocker-cyp2d6': { substances: listed('metoprolol, propranolol, carvedilol, nebivolol') },
  propranolol: { substances: ['propranolol'] },
  'beta-blocker-eye': { substances: listed('timolol, betaxolol'), reach: 'local' },
  'rate-lowering-ccb': { substances: listed('verapamil, diltiazem') },
  verapamil: { substances: ['verapamil'] },
  diltiazem: { substances: ['diltiazem'] },
  dihydropyridine: {
    substances: listed(
      'amlodipine, s amlodipine, cilnidipine, nifedipine, benidipine, lercanidipine, efonidipine, felodipine, nicardipine, nimodipine',
    ),
  },
  amlodipine: { substances: listed('amlodipine, s amlodipine') },
  'felodipine-like': { substances: listed('felodipine, nifedipine, nimodipine, lercanidipine') },
  nimodipine: { substances: ['nimodipine'] },
  digoxin: { substances: ['digoxin'] },
  dronedarone: { substances: ['dronedarone'] },
  amiodarone: { substances: listed('amiodarone, dronedarone') },
  'qt-antiarrhythmic': {
    substances: listed('amiodarone, dronedarone, sotalol, quinidine, disopyramide, flecainide'),
  },
  'class-one-antiarrhythmic': { substances: listed('flecainide, propafenone, disopyramide, quinidine') },
  ivabradine: { substances: ['ivabradine'] },
  ranolazine: { substances: ['ranolazine'] },
  clonidine: { substances: ['clonidine'] },
  riociguat: { substances: listed('riociguat, vericiguat') },
  bosentan: { substances: ['bosentan'] },
  tolvaptan: { substances: ['tolvaptan'] },
  'simvastatin-like': { substances: listed('simvastatin, lovastatin') },
  atorvastatin: { substances: ['atorvastatin'] },
  rosuvastatin: { substances: ['rosuvastatin'] },
  statin: {
    substances: listed('atorvastatin, rosuvastatin, simvastatin, lovastatin, pravastatin, pitavastatin'),
    classes: ['statin'],
  },
  gemfibrozil: { substances: ['gemfibrozil'] },
  fibrate: { substances: listed('fenofibrate, bezafibrate') },
  'nicotinic-acid': { substances: ['nicotinic acid'] },
  'bile-acid-sequestrant': { substances: ['cholestyramine'], classes: ['bile-acid-sequestrant'] },
} as const satisfies Readonly<Record<string, MedicineGroup>>;
