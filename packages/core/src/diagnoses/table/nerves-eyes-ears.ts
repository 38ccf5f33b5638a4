/** G00 to G99 nervous system; H00 to H59 eye and adnexa; H60 to H95 ear and mastoid process. */
export const NERVES_EYES_EARS = `
G00 Bacterial meningitis, not elsewhere classified
G00.1 Pneumococcal meningitis
G00.9 Bacterial meningitis, unspecified
G03.9 Meningitis, unspecified
G04.9 Encephalitis, myelitis and encephalomyelitis, unspecified
G06.0 Intracranial abscess and granuloma|brain abscess
G09 Sequelae of inflammatory diseases of central nervous system
G10 Huntington disease
G11.9 Hereditary ataxia, unspecified
G12.2 Motor neuron disease|ALS
G20 Parkinson disease
G21.1 Other drug-induced secondary parkinsonism
G24.9 Dystonia, unspecified
G25.0 Essential tremor
G25.8 Other specified extrapyramidal and movement disorders|restless legs
G30 Alzheimer disease
G30.9 Alzheimer disease, unspecified
G35 Multiple sclerosis
G36.0 Neuromyelitis optica [Devic]
G40 Epilepsy|mirgi,मिर्गी
G40.3 Generalized idiopathic epilepsy and epileptic syndromes
G40.9 Epilepsy, unspecified
G41 Status epilepticus
G41.9 Status epilepticus, unspecified
G43 Migraine
G43.0 Migraine without aura [common migraine]
G43.1 Migraine with aura [classical migraine]
G43.9 Migraine, unspecified|adhkapari
G44.0 Cluster headache syndrome
G44.2 Tension-type headache
G45 Transient cerebral ischaemic attacks and related syndromes
G45.9 Transient cerebral ischaemic attack, unspecified|TIA,mini stroke
G47.0 Disorders of initiating and maintaining sleep [insomnias]|insomnia
G47.3 Sleep apnoea|OSA
G47.4 Narcolepsy and cataplexy
G50.0 Trigeminal neuralgia
G51.0 Bell palsy|facial palsy
G54.2 Cervical root disorders, not elsewhere classified
G56.0 Carpal tunnel syndrome
G57.0 Lesion of sciatic nerve
G57.1 Meralgia paraesthetica
G58.9 Mononeuropathy, unspecified
G60.0 Hereditary motor and sensory neuropathy
G61.0 Guillain-Barre syndrome|GBS
G62.1 Alcoholic polyneuropathy
G62.9 Polyneuropathy, unspecified|peripheral neuropathy
G63.2 Diabetic polyneuropathy
G70.0 Myasthenia gravis
G71.0 Muscular dystrophy|Duchenne
G72.9 Myopathy, unspecified
G80 Cerebral palsy
G80.9 Cerebral palsy, unspecified|CP
G81.9 Hemiplegia, unspecified|hemiparesis
G82.2 Paraplegia, unspecified
G82.5 Tetraplegia, unspecified|quadriplegia
G83.4 Cauda equina syndrome
G91.9 Hydrocephalus, unspecified
G93.1 Anoxic brain damage, not elsewhere classified
G93.2 Benign intracranial hypertension
G93.3 Postviral fatigue syndrome|chronic fatigue
G93.4 Encephalopathy, unspecified
G95.9 Disease of spinal cord, unspecified|myelopathy
G97.1 Other reaction to spinal and lumbar puncture|post-spinal headache
H00 Hordeolum and chalazion
H00.0 Hordeolum and other deep inflammation of eyelid|stye,guheri
H00.1 Chalazion
H01.0 Blepharitis
H02.0 Entropion and trichiasis of eyelid
H02.4 Ptosis of eyelid
H04.1 Other disorders of lacrimal gland|dry eye
H04.3 Acute and unspecified inflammation of lacrimal passages|dacryocystitis
H04.5 Stenosis and insufficiency of lacrimal passages|blocked tear duct
H05.0 Acute inflammation of orbit|orbital cellulitis
H10 Conjunctivitis
H10.1 Acute atopic conjunctivitis|allergic conjunctivitis
H10.3 Acute conjunctivitis, unspecified
H10.9 Conjunctivitis, unspecified|red eye
H11.0 Pterygium
H11.3 Conjunctival haemorrhage|subconjunctival haemorrhage
H15.0 Scleritis
H16 Keratitis
H16.0 Corneal ulcer
H16.9 Keratitis, unspecified
H17.9 Corneal scar and opacity, unspecified
H18.6 Keratoconus
H20.0 Acute and subacute iridocyclitis|iritis,uveitis
H20.9 Iridocyclitis, unspecified
H25 Senile cataract|cataract,motiyabind,मोतियाबिंद
H25.9 Senile cataract, unspecified
H26.0 Infantile, juvenile and presenile cataract
H26.9 Cataract, unspecified
H27.0 Aphakia
H33.0 Retinal detachment with retinal break
H33.5 Other retinal detachments
H34.1 Central retinal artery occlusion
H34.8 Other retinal vascular occlusions|retinal vein occlusion
H35.0 Background retinopathy and retinal vascular changes|hypertensive retinopathy
H35.1 Retinopathy of prematurity|ROP
H35.3 Degeneration of macula and posterior pole|macular degeneration
H36.0 Diabetic retinopathy
H40 Glaucoma|kala motia
H40.1 Primary open-angle glaucoma
H40.2 Primary angle-closure glaucoma
H40.9 Glaucoma, unspecified
H43.1 Vitreous haemorrhage
H46 Optic neuritis
H47.1 Papilloedema, unspecified
H49.9 Paralytic strabismus, unspecified
H50.9 Strabismus, unspecified|squint,bhengapan
H52.0 Hypermetropia|long sight
H52.1 Myopia|short sight
H52.2 Astigmatism
H52.4 Presbyopia
H52.7 Disorder of refraction, unspecified|refractive error,weak eyesight
H53.0 Amblyopia ex anopsia|lazy eye
H53.2 Diplopia
H53.6 Night blindness
H54 Visual impairment including blindness (binocular or monocular)
H54.0 Blindness, binocular
H54.9 Unspecified visual impairment (binocular)
H57.1 Ocular pain|eye pain
H60 Otitis externa
H60.9 Otitis externa, unspecified
H61.2 Impacted cerumen|ear wax
H65 Nonsuppurative otitis media
H65.9 Nonsuppurative otitis media, unspecified|glue ear,otitis media with effusion
H66 Suppurative and unspecified otitis media
H66.0 Acute suppurative otitis media|ASOM
H66.3 Other chronic suppurative otitis media|CSOM,kaan behna
H66.9 Otitis media, unspecified|ear infection
H70.0 Acute mastoiditis
H71 Cholesteatoma of middle ear
H72.9 Perforation of tympanic membrane, unspecified|perforated eardrum
H80.9 Otosclerosis, unspecified
H81.0 Meniere disease
H81.1 Benign paroxysmal vertigo|BPPV
H81.2 Vestibular neuronitis
H81.4 Vertigo of central origin
H81.9 Disorder of vestibular function, unspecified
H83.0 Labyrinthitis
H83.3 Noise effects on inner ear
H90.2 Conductive hearing loss, unspecified
H90.5 Sensorineural hearing loss, unspecified
H91.1 Presbycusis
H91.2 Sudden idiopathic hearing loss
H91.9 Hearing loss, unspecified|deafness,behrapan
H92.0 Otalgia|earache,kaan dard
H92.1 Otorrhoea
H93.1 Tinnitus
`;
