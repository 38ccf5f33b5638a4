import { listed, type MedicineGroup } from './medicine-group.ts';

/** Medicines for mind, nerves and severe pain. */
export const MIND_GROUPS = {
  'mao-inhibitor': {
    substances: listed(
      'phenelzine, tranylcypromine, isocarboxazid, moclobemide, methylene blue, procarbazine, furazolidone',
    ),
    classes: ['mao-inhibitor'],
  },
  tranylcypromine: { substances: ['tranylcypromine'] },
  procarbazine: { substances: ['procarbazine'] },
  'mao-b-inhibitor': {
    substances: listed('selegiline, rasagiline, safinamide'),
    classes: ['mao-b-inhibitor'],
  },
  selegiline: { substances: ['selegiline'] },
  'rasagiline-safinamide': { substances: listed('rasagiline, safinamide') },
  'st-johns-wort': { substances: ['st john s wort'], classes: ['herbal-antidepressant'] },
  linezolid: { substances: ['linezolid'] },
  ssri: {
    substances: listed(
      'sertraline, escitalopram, citalopram, fluoxetine, paroxetine, fluvoxamine, dapoxetine',
    ),
    classes: listed('ssri, paroxetine'),
  },
  fluvoxamine: { substances: ['fluvoxamine'] },
  dapoxetine: { substances: ['dapoxetine'] },
  snri: { substances: listed('duloxetine, venlafaxine, desvenlafaxine, milnacipran'), classes: ['snri'] },
  duloxetine: { substances: ['duloxetine'] },
  tricyclic: {
    substances: listed(
      'amitriptyline, imipramine, nortriptyline, clomipramine, doxepin, dosulepin, trimipramine, melitracen',
    ),
    classes: ['tricyclic'],
  },
  'serotonergic-antidepressant': {
    substances: listed('vortioxetine, vilazodone, trazodone, mirtazapine'),
    classes: ['serotonergic-antidepressant'],
  },
  antidepressant: { includes: ['ssri', 'snri', 'tricyclic', 'serotonergic-antidepressant'] },
  'serotonergic-opioid': {
    substances: listed('tramadol, pethidine, methadone, tapentadol, fentanyl, dextropropoxyphene'),
  },
  tramadol: { substances: ['tramadol'] },
  pethidine: { substances: ['pethidine'] },
  'codeine-tramadol': { substances: listed('codeine, tramadol, hydrocodone, oxycodone') },
  methadone: { substances: ['methadone'] },
  fentanyl: { substances: ['fentanyl'] },
  'opioid-cyp3a4': { substances: listed('fentanyl, buprenorphine, methadone, oxycodone') },
  opioid: {
    substances: listed(
      'tramadol, codeine, morphine, tapentadol, fentanyl, buprenorphine, pethidine, pentazocine, butorphanol, nalbuphine, methadone, oxycodone, hydrocodone, dextropropoxyphene',
    ),
  },
  'opioid-full-agonist': {
    substances: listed(
      'morphine, fentanyl, methadone, oxycodone, hydrocodone, pethidine, tapentadol, codeine, tramadol',
    ),
  },
  'opioid-partial-agonist': { substances: listed('buprenorphine, pentazocine, butorphanol, nalbuphine') },
  naltrexone: { substances: ['naltrexone'] },
  dextromethorphan: { substances: ['dextromethorphan'] },
  triptan: {
    substances: listed('sumatriptan, rizatriptan, zolmitriptan, naratriptan, eletriptan, frovatriptan'),
    classes: ['triptan'],
  },
  'triptan-mao': { substances: listed('sumatriptan, rizatriptan, zolmitriptan') },
  'ergot-dopamine-agonist': { substances: listed('bromocriptine, cabergoline') },
  eletriptan: { substances: ['eletriptan'] },
  rizatriptan: { substances: ['rizatriptan'] },
  ergot: { substances: listed('ergotamine, dihydroergotamine, methylergometrine'), classes: ['ergot'] },
  amphetamine: { substances: listed('dexamfetamine, methylphenidate, atomoxetine') },
  decongestant: {
    substances: listed(
      'pseudoephedrine, phenylephrine, phenylpropanolamine, ephedrine, xylometazoline, oxymetazoline',
    ),
    reach: 'any',
  },
  atomoxetine: { substances: ['atomoxetine'] },
  citalopram: { substances: ['citalopram'] },
  escitalopram: { substances: ['escitalopram'] },
  'aripiprazole-risperidone': { substances: listed('aripiprazole, risperidone') },
  memantine: { substances: ['memantine'] },
  amantadine: { substances: ['amantadine'] },
  fingolimod: { substances: ['fingolimod'] },
  bupropion: { substances: ['bupropion'], classes: ['bupropion'] },
  buspirone: { substances: ['buspirone'] },
  lithium: { substances: ['lithium carbonate'], classes: ['lithium'] },
  benzodiazepine: {
    substances: listed(
      'clonazepam, alprazolam, lorazepam, diazepam, clobazam, chlordiazepoxide, midazolam, nitrazepam, oxazepam, flurazepam, etizolam, triazolam',
    ),
    classes: ['benzodiazepine'],
  },
  'benzodiazepine-cyp3a4': { substances: listed('alprazolam, midazolam, triazolam') },
  'z-hypnotic': { substances: listed('zolpidem, zopiclone, eszopiclone, zaleplon') },
  gabapentinoid: { substances: listed('pregabalin, gabapentin'), classes: ['gabapentinoid'] },
  ramelteon: { substances: ['ramelteon'] },
  melatonin: { substances: listed('melatonin, agomelatine') },
  agomelatine: { substances: ['agomelatine'] },
  'sedating-antihistamine': {
    substances: listed(
      'promethazine, chlorpheniramine, hydroxyzine, diphenhydramine, doxylamine, pheniramine, cyproheptadine, meclizine, dimenhydrinate, carbinoxamine, triprolidine, ketotifen',
    ),
  },
  antipsychotic: {
    substances: listed(
      'olanzapine, risperidone, quetiapine, haloperidol, haloperidol decanoate, aripiprazole, amisulpride, paliperidone, ziprasidone, lurasidone, asenapine, clozapine, chlorpromazine, trifluoperazine, fluphenazine, flupentixol, thioridazine, pimozide, zuclopenthixol, droperidol, levosulpiride, prochlorperazine',
    ),
    classes: ['antipsychotic'],
  },
  'dopamine-blocker': {
    substances: listed(
      'metoclopramide, olanzapine, risperidone, haloperidol, haloperidol decanoate, aripiprazole, amisulpride, paliperidone, ziprasidone, lurasidone, asenapine, chlorpromazine, trifluoperazine, fluphenazine, flupentixol, thioridazine, pimozide, zuclopenthixol, droperidol, levosulpiride, prochlorperazine',
    ),
  },
  metoclopramide: { substances: ['metoclopramide'] },
  clozapine: { substances: ['clozapine'], classes: ['clozapine'] },
  'quetiapine-lurasidone': { substances: listed('quetiapine, lurasidone') },
  'pimozide-thioridazine': { substances: listed('pimozide, thioridazine') },
  haloperidol: { substances: ['haloperidol', 'haloperidol decanoate'] },
  'muscle-relaxant-sedating': {
    substances: listed('tizanidine, baclofen, carisoprodol, methocarbamol, cyclobenzaprine, chlorzoxazone'),
  },
  'levodopa-only': { substances: ['levodopa'] },
  levodopa: { substances: listed('levodopa, pramipexole, ropinirole, bromocriptine, cabergoline') },
  'donepezil-group': { substances: listed('donepezil, rivastigmine, galantamine') },
  'cholinesterase-inhibitor': {
    substances: listed('donepezil, rivastigmine, galantamine, pyridostigmine'),
    classes: ['cholinesterase-inhibitor'],
  },
  anticholinergic: {
    includes: ['tricyclic', 'sedating-antihistamine'],
    substances: listed(
      'trihexyphenidyl, oxybutynin, solifenacin, tolterodine, darifenacin, trospium, hyoscine butylbromide, hyoscine hydrobromide, propantheline, glycopyrronium, atropine, clidinium, dicyclomine, clozapine, chlorpromazine, olanzapine, paroxetine, flavoxate',
    ),
    classes: ['anticholinergic'],
  },
  valproate: { substances: ['sodium valproate'], classes: ['valproate'] },
  lamotrigine: { substances: ['lamotrigine'], classes: ['lamotrigine'] },
  carbamazepine: { substances: ['carbamazepine'], classes: ['carbamazepine'] },
  phenytoin: { substances: listed('phenytoin, fosphenytoin'), classes: ['phenytoin'] },
  phenobarbital: { substances: listed('phenobarbitone, primidone'), classes: ['phenobarbital'] },
  topiramate: { substances: ['topiramate'], classes: ['topiramate'] },
  'oxcarbazepine-group': { substances: listed('oxcarbazepine, eslicarbazepine, rufinamide, perampanel') },
  modafinil: { substances: ['modafinil'] },
  disulfiram: { substances: ['disulfiram'] },
  'inducing-antiepileptic': { includes: ['carbamazepine', 'phenytoin', 'phenobarbital'] },
} as const satisfies Readonly<Record<string, MedicineGroup>>;
