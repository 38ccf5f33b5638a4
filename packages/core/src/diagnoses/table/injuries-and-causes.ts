/** S00 to T98 injury and poisoning; U07 to U10 COVID-19; V01 to Y98 external causes; Z00 to Z99 contact with health services. */
export const INJURIES_AND_CAUSES = `
S00.9 Superficial injury of head, part unspecified
S01.0 Open wound of scalp
S01.9 Open wound of head, part unspecified
S02.0 Fracture of vault of skull
S02.1 Fracture of base of skull
S02.2 Fracture of nasal bones
S02.4 Fracture of malar and maxillary bones
S02.5 Fracture of tooth
S02.6 Fracture of mandible
S03.0 Dislocation of jaw
S05.0 Injury of conjunctiva and corneal abrasion without mention of foreign body
S05.9 Injury of eye and orbit, unspecified
S06 Intracranial injury
S06.0 Concussion
S06.4 Epidural haemorrhage
S06.5 Traumatic subdural haemorrhage
S06.9 Intracranial injury, unspecified|traumatic brain injury,TBI
S09.2 Traumatic rupture of ear drum
S09.9 Unspecified injury of head|head injury
S12.9 Fracture of neck, part unspecified|cervical spine fracture
S13.4 Sprain and strain of cervical spine|whiplash
S20.2 Contusion of thorax
S22.0 Fracture of thoracic vertebra
S22.2 Fracture of sternum
S22.3 Fracture of rib
S27.0 Traumatic pneumothorax
S27.1 Traumatic haemothorax
S30.0 Contusion of lower back and pelvis
S32.0 Fracture of lumbar vertebra
S32.8 Fracture of other and unspecified parts of lumbar spine and pelvis|pelvic fracture
S33.5 Sprain and strain of lumbar spine
S36.0 Injury of spleen
S36.1 Injury of liver or gallbladder
S37.0 Injury of kidney
S39.9 Unspecified injury of abdomen, lower back and pelvis|blunt abdominal trauma
S42.0 Fracture of clavicle
S42.2 Fracture of upper end of humerus
S42.3 Fracture of shaft of humerus
S42.4 Fracture of lower end of humerus|supracondylar fracture
S43.0 Dislocation of shoulder joint
S50.9 Superficial injury of forearm, unspecified
S52.0 Fracture of upper end of ulna
S52.4 Fracture of shafts of both ulna and radius
S52.5 Fracture of lower end of radius|Colles fracture
S52.9 Fracture of forearm, part unspecified
S53.1 Dislocation of elbow, unspecified
S60.2 Contusion of other parts of wrist and hand
S61.0 Open wound of finger(s) without damage to nail
S61.9 Open wound of wrist and hand part, part unspecified
S62.0 Fracture of navicular [scaphoid] bone of hand
S62.6 Fracture of other finger
S63.6 Sprain and strain of finger(s)
S68.1 Traumatic amputation of other single finger (complete) (partial)
S72.0 Fracture of neck of femur|hip fracture
S72.1 Pertrochanteric fracture
S72.3 Fracture of shaft of femur
S73.0 Dislocation of hip
S80.9 Superficial injury of lower leg, unspecified
S81.9 Open wound of lower leg, part unspecified
S82.0 Fracture of patella
S82.1 Fracture of upper end of tibia
S82.2 Fracture of shaft of tibia
S82.6 Fracture of lateral malleolus
S82.8 Fractures of other parts of lower leg|ankle fracture
S83.2 Tear of meniscus, current
S83.5 Sprain and strain involving (anterior)(posterior) cruciate ligament of knee|ACL tear
S83.6 Sprain and strain of other and unspecified parts of knee
S86.0 Injury of Achilles tendon
S90.3 Contusion of other and unspecified parts of foot
S91.3 Open wound of other parts of foot
S92.3 Fracture of metatarsal bone
S92.5 Fracture of other toe
S93.4 Sprain and strain of ankle|ankle sprain,moch
T07 Unspecified multiple injuries|polytrauma
T14.0 Superficial injury of unspecified body region
T14.1 Open wound of unspecified body region|cut,wound
T14.2 Fracture of unspecified body region|fracture
T14.3 Dislocation, sprain and strain of unspecified body region|sprain
T14.9 Injury, unspecified
T15.9 Foreign body on external eye, part unspecified|foreign body in eye
T16 Foreign body in ear
T17.1 Foreign body in nostril
T17.9 Foreign body in respiratory tract, part unspecified|choking
T18.1 Foreign body in oesophagus
T18.9 Foreign body in alimentary tract, part unspecified
T20.0 Burn of unspecified degree of head and neck
T24.0 Burn of unspecified degree of hip and lower limb, except ankle and foot
T26.4 Burn of eye and adnexa, part unspecified
T29.0 Burns of multiple regions, unspecified degree
T30 Burn and corrosion, body region unspecified|burn,jalna
T30.0 Burn of unspecified body region, unspecified degree
T30.4 Corrosion of unspecified body region, unspecified degree
T31.0 Burns involving less than 10% of body surface
T33.9 Superficial frostbite of other and unspecified sites
T36.9 Poisoning: systemic antibiotic, unspecified
T39.1 Poisoning: 4-aminophenol derivatives|paracetamol poisoning
T40.2 Poisoning: other opioids
T42.4 Poisoning: benzodiazepines
T43.0 Poisoning: tricyclic and tetracyclic antidepressants
T46.0 Poisoning: cardiac-stimulant glycosides and drugs of similar action|digoxin toxicity
T50.9 Poisoning: other and unspecified drugs, medicaments and biological substances|drug overdose
T51.1 Toxic effect: methanol
T52.0 Toxic effect: petroleum products|kerosene poisoning
T54.3 Toxic effect: corrosive alkalis and alkali-like substances
T56.0 Toxic effect: lead and its compounds
T57.0 Toxic effect: arsenic and its compounds
T57.1 Toxic effect: phosphorus and its compounds|rat poison,rodenticide
T58 Toxic effect of carbon monoxide
T60.0 Toxic effect: organophosphate and carbamate insecticides|OP poisoning,pesticide poisoning
T60.3 Toxic effect: herbicides and fungicides|paraquat
T60.9 Toxic effect: pesticide, unspecified
T61.2 Other fish and shellfish poisoning
T62.2 Toxic effect: other ingested (parts of) plant(s)|dhatura,oleander
T63.0 Toxic effect: snake venom|snake bite,saanp,साँप
T63.2 Toxic effect: venom of scorpion|scorpion sting,bichhu
T63.4 Toxic effect: venom of other arthropods|bee sting,wasp sting
T65.9 Toxic effect of unspecified substance|poisoning
T67.0 Heatstroke and sunstroke|loo,लू
T67.5 Heat exhaustion, unspecified
T68 Hypothermia
T70.2 Other and unspecified effects of high altitude|mountain sickness
T71 Asphyxiation|hanging
T74.1 Physical abuse
T74.2 Sexual abuse
T74.9 Maltreatment syndrome, unspecified|domestic violence
T75.1 Drowning and nonfatal submersion
T75.4 Effects of electric current|electric shock
T78.0 Anaphylactic shock due to adverse food reaction
T78.1 Other adverse food reactions, not elsewhere classified|food allergy
T78.2 Anaphylactic shock, unspecified|anaphylaxis
T78.3 Angioneurotic oedema|angioedema
T78.4 Allergy, unspecified
T79.3 Post-traumatic wound infection, not elsewhere classified
T80.1 Vascular complications following infusion, transfusion and therapeutic injection
T80.9 Unspecified complication following infusion, transfusion and therapeutic injection|transfusion reaction
T81.0 Haemorrhage and haematoma complicating a procedure, not elsewhere classified
T81.3 Disruption of operation wound, not elsewhere classified
T81.4 Infection following a procedure, not elsewhere classified|surgical site infection
T83.0 Mechanical complication of urinary (indwelling) catheter
T83.5 Infection and inflammatory reaction due to prosthetic device, implant and graft in urinary system|CAUTI
T84.5 Infection and inflammatory reaction due to internal joint prosthesis
T86.1 Kidney transplant failure and rejection
T88.0 Infection following immunization
T88.1 Other complications following immunization, not elsewhere classified|AEFI,vaccine reaction
T88.6 Anaphylactic shock due to adverse effect of correct drug or medicament properly administered
T88.7 Unspecified adverse effect of drug or medicament|drug reaction,side effect
T90.5 Sequelae of intracranial injury
T93.2 Sequelae of other fractures of lower limb
T95.9 Sequelae of unspecified burn, corrosion and frostbite
U07.1 COVID-19, virus identified|covid,corona,कोविड,कोरोना
U07.2 COVID-19, virus not identified
U08.9 Personal history of COVID-19, unspecified
U09.9 Post COVID-19 condition, unspecified|long covid
U10.9 Multisystem inflammatory syndrome associated with COVID-19, unspecified|MIS-C
V09.2 Pedestrian injured in traffic accident involving other and unspecified motor vehicles
V29.9 Motorcycle rider [any] injured in unspecified traffic accident|bike accident
V49.9 Car occupant [any] injured in unspecified traffic accident|car accident
V89.2 Person injured in unspecified motor-vehicle accident, traffic|road traffic accident,RTA
W01 Fall on same level from slipping, tripping and stumbling
W10 Fall on and from stairs and steps
W14 Fall from tree
W19 Unspecified fall|fall
W34 Discharge from other and unspecified firearms|gunshot
W54 Bitten or struck by dog|dog bite,kutte ka kaatna,कुत्ते का काटना
W55 Bitten or struck by other mammals|monkey bite,cat bite
W57 Bitten or stung by nonvenomous insect and other nonvenomous arthropods|insect bite
W74 Unspecified drowning and submersion
W87 Exposure to unspecified electric current
X09 Exposure to unspecified smoke, fire and flames
X12 Contact with other hot fluids|scald
X20 Contact with venomous snakes and lizards
X22 Contact with scorpions
X23 Contact with hornets, wasps and bees
X29 Contact with unspecified venomous animal or plant
X30 Exposure to excessive natural heat
X33 Victim of lightning
X44 Accidental poisoning by and exposure to other and unspecified drugs, medicaments and biological substances
X48 Accidental poisoning by and exposure to pesticides
X49 Accidental poisoning by and exposure to other and unspecified chemicals and noxious substances
X64 Intentional self-poisoning by and exposure to other and unspecified drugs, medicaments and biological substances
X68 Intentional self-poisoning by and exposure to pesticides
X70 Intentional self-harm by hanging, strangulation and suffocation
X84 Intentional self-harm by unspecified means|self-harm,suicide attempt
X99 Assault by sharp object|stab
Y00 Assault by blunt object
Y05 Sexual assault by bodily force|rape
Y07.0 Other maltreatment by spouse or partner|domestic violence
Y09 Assault by unspecified means|assault
Y57.9 Drug or medicament, unspecified, causing adverse effects in therapeutic use
Y59.9 Vaccine or biological substance, unspecified, causing adverse effects in therapeutic use
Z00.0 General medical examination|check-up,health check
Z00.1 Routine child health examination|well baby
Z01.0 Examination of eyes and vision
Z01.2 Dental examination
Z01.4 Gynaecological examination (general) (routine)|Pap smear
Z02.7 Issue of medical certificate|fitness certificate
Z03.9 Observation for suspected disease or condition, unspecified
Z04.1 Examination and observation following transport accident
Z04.4 Examination and observation following alleged rape and seduction
Z08.9 Follow-up examination after unspecified treatment for malignant neoplasm
Z09.9 Follow-up examination after unspecified treatment for other conditions|follow-up
Z11.1 Special screening examination for respiratory tuberculosis
Z11.4 Special screening examination for human immunodeficiency virus [HIV]
Z12.3 Special screening examination for neoplasm of breast
Z12.4 Special screening examination for neoplasm of cervix
Z13.1 Special screening examination for diabetes mellitus
Z13.6 Special screening examination for cardiovascular disorders
Z20.1 Contact with and exposure to tuberculosis
Z20.3 Contact with and exposure to rabies
Z20.6 Contact with and exposure to human immunodeficiency virus [HIV]
Z21 Asymptomatic human immunodeficiency virus [HIV] infection status|HIV positive
Z22.5 Carrier of viral hepatitis
Z23.8 Need for immunization against other single bacterial diseases
Z24.2 Need for immunization against rabies|anti-rabies vaccine
Z26.9 Need for immunization against unspecified infectious disease
Z27.9 Need for immunization against unspecified combinations of infectious diseases|vaccination
Z28.9 Immunization not carried out for unspecified reason
Z29.0 Isolation
Z30.0 General counselling and advice on contraception
Z30.1 Insertion of (intrauterine) contraceptive device|IUD,IUCD,copper-T
Z30.2 Sterilization|tubectomy,vasectomy
Z30.4 Surveillance of contraceptive drugs
Z30.5 Surveillance of (intrauterine) contraceptive device
Z30.9 Contraceptive management, unspecified|family planning
Z31.6 General counselling and advice on procreation
Z32.0 Pregnancy, not (yet) confirmed
Z32.1 Pregnancy confirmed
Z33 Pregnant state, incidental|pregnancy
Z34 Supervision of normal pregnancy|antenatal care,ANC
Z34.0 Supervision of normal first pregnancy
Z34.9 Supervision of normal pregnancy, unspecified
Z35 Supervision of high-risk pregnancy
Z35.4 Supervision of pregnancy with grand multiparity
Z35.5 Supervision of elderly primigravida
Z35.6 Supervision of very young primigravida|teenage pregnancy
Z35.9 Supervision of high-risk pregnancy, unspecified
Z36.9 Antenatal screening, unspecified
Z37.0 Single live birth
Z37.1 Single stillbirth
Z37.2 Twins, both liveborn
Z38.0 Singleton, born in hospital
Z39.1 Care and examination of lactating mother
Z39.2 Routine postpartum follow-up|postnatal care,PNC
Z46.6 Fitting and adjustment of urinary device|catheter change
Z47.9 Orthopaedic follow-up care, unspecified
Z48.0 Attention to surgical dressings and sutures|dressing,stitch removal
Z49.1 Extracorporeal dialysis|haemodialysis
Z50.1 Other physical therapy|physiotherapy
Z51.1 Chemotherapy session for neoplasm
Z51.5 Palliative care
Z53.2 Procedure not carried out because of patient decision for other and unspecified reasons
Z54.9 Convalescence following unspecified treatment
Z56.6 Other physical and mental strain related to work
Z59.0 Homelessness
Z60.2 Living alone
Z63.0 Problems in relationship with spouse or partner
Z63.4 Disappearance and death of family member|bereavement,grief
Z63.6 Dependent relative needing care at home
Z71.3 Dietary counselling and surveillance|diet advice
Z71.4 Counselling and surveillance for alcohol use disorder
Z71.6 Tobacco abuse counselling
Z71.7 Human immunodeficiency virus [HIV] counselling
Z71.9 Counselling, unspecified
Z72.0 Tobacco use
Z72.1 Alcohol use
Z72.3 Lack of physical exercise
Z72.4 Inappropriate diet and eating habits
Z73.0 Burn-out
Z73.3 Stress, not elsewhere classified
Z74.1 Need for assistance with personal care
Z75.1 Person awaiting admission to adequate facility elsewhere
Z76.0 Issue of repeat prescription
Z80.3 Family history of malignant neoplasm of breast
Z82.3 Family history of stroke
Z82.4 Family history of ischaemic heart disease and other diseases of the circulatory system
Z83.3 Family history of diabetes mellitus
Z85.3 Personal history of malignant neoplasm of breast
Z86.1 Personal history of infectious and parasitic diseases
Z87.5 Personal history of complications of pregnancy, childbirth and the puerperium
Z88.0 Personal history of allergy to penicillin
Z88.9 Personal history of allergy to unspecified drugs, medicaments and biological substances
Z89.5 Acquired absence of leg at or below knee|amputation
Z90.7 Acquired absence of genital organ(s)|hysterectomy
Z91.1 Personal history of noncompliance with medical treatment and regimen
Z92.1 Personal history of long-term (current) use of anticoagulants
Z92.2 Personal history of long-term (current) use of other medicaments
Z93.0 Tracheostomy status
Z93.3 Colostomy status
Z94.0 Kidney transplant status
Z95.0 Presence of cardiac pacemaker
Z95.1 Presence of aortocoronary bypass graft|CABG
Z95.2 Presence of prosthetic heart valve
Z95.5 Presence of coronary angioplasty implant and graft|stent,angioplasty
Z96.1 Presence of intraocular lens
Z96.6 Presence of orthopaedic joint implants|knee replacement
Z97.5 Presence of (intrauterine) contraceptive device
Z99.0 Dependence on aspirator
Z99.1 Dependence on respirator|home ventilator
Z99.2 Dependence on renal dialysis
Z99.3 Dependence on wheelchair
`;
