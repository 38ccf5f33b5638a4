/** L00 to L99 skin and subcutaneous tissue; M00 to M99 musculoskeletal system and connective tissue. */
export const SKIN_AND_BONES = `
L00 Staphylococcal scalded skin syndrome
L01.0 Impetigo [any organism] [any site]
L02 Cutaneous abscess, furuncle and carbuncle|boil,phoda,फोड़ा
L02.9 Cutaneous abscess, furuncle and carbuncle, unspecified
L03 Cellulitis
L03.0 Cellulitis of finger and toe|paronychia
L03.1 Cellulitis of other parts of limb
L03.9 Cellulitis, unspecified
L04.9 Acute lymphadenitis, unspecified
L05.0 Pilonidal cyst with abscess
L05.9 Pilonidal cyst without abscess
L08.0 Pyoderma
L08.9 Local infection of skin and subcutaneous tissue, unspecified
L10.0 Pemphigus vulgaris
L12.0 Bullous pemphigoid
L20 Atopic dermatitis|eczema
L20.9 Atopic dermatitis, unspecified
L21.9 Seborrhoeic dermatitis, unspecified|dandruff
L22 Diaper [napkin] dermatitis|nappy rash
L23.9 Allergic contact dermatitis, unspecified cause
L24.9 Irritant contact dermatitis, unspecified cause
L25.9 Unspecified contact dermatitis, unspecified cause
L27.0 Generalized skin eruption due to drugs and medicaments|drug rash
L28.0 Lichen simplex chronicus
L29.9 Pruritus, unspecified|itching
L30.9 Dermatitis, unspecified
L40 Psoriasis
L40.0 Psoriasis vulgaris
L40.5 Arthropathic psoriasis|psoriatic arthritis
L40.9 Psoriasis, unspecified
L42 Pityriasis rosea
L43.9 Lichen planus, unspecified
L50 Urticaria|hives,pitti,पित्ती
L50.9 Urticaria, unspecified
L51.1 Bullous erythema multiforme|Stevens-Johnson syndrome,SJS
L51.2 Toxic epidermal necrolysis [Lyell]|TEN
L51.9 Erythema multiforme, unspecified
L52 Erythema nodosum
L55.9 Sunburn, unspecified
L56.4 Polymorphous light eruption
L60.0 Ingrowing nail
L63.9 Alopecia areata, unspecified
L64.9 Androgenic alopecia, unspecified
L65.9 Nonscarring hair loss, unspecified|hair fall
L70 Acne
L70.0 Acne vulgaris|pimples,muhase
L71.9 Rosacea, unspecified
L72.0 Epidermal cyst
L72.1 Trichilemmal cyst|sebaceous cyst
L73.2 Hidradenitis suppurativa
L74.0 Miliaria rubra|prickly heat,ghamori
L80 Vitiligo|safed daag,सफ़ेद दाग़
L81.1 Chloasma|melasma
L82 Seborrhoeic keratosis
L84 Corns and callosities
L85.3 Xerosis cutis|dry skin
L89 Decubitus ulcer and pressure area|bedsore,pressure sore
L89.9 Decubitus ulcer and pressure area, unspecified
L91.0 Hypertrophic scar|keloid
L93.0 Discoid lupus erythematosus
L97 Ulcer of lower limb, not elsewhere classified|leg ulcer,foot ulcer
L98.4 Chronic ulcer of skin, not elsewhere classified
M00.9 Pyogenic arthritis, unspecified|septic arthritis
M02.9 Reactive arthropathy, unspecified
M05 Seropositive rheumatoid arthritis
M05.9 Seropositive rheumatoid arthritis, unspecified
M06.0 Seronegative rheumatoid arthritis
M06.9 Rheumatoid arthritis, unspecified|RA,gathiya,गठिया
M08.9 Juvenile arthritis, unspecified|JIA
M10 Gout
M10.9 Gout, unspecified
M11.9 Crystal arthropathy, unspecified
M13.0 Polyarthritis, unspecified
M13.9 Arthritis, unspecified
M15.9 Polyarthrosis, unspecified
M16 Coxarthrosis [arthrosis of hip]
M16.9 Coxarthrosis, unspecified|hip osteoarthritis
M17 Gonarthrosis [arthrosis of knee]
M17.9 Gonarthrosis, unspecified|knee osteoarthritis,OA knee
M19.9 Arthrosis, unspecified|osteoarthritis
M20.1 Hallux valgus (acquired)|bunion
M21.4 Flat foot [pes planus] (acquired)
M22.4 Chondromalacia patellae
M23.2 Derangement of meniscus due to old tear or injury
M25.4 Effusion of joint
M25.5 Pain in joint|arthralgia,joint pain,जोड़ों का दर्द
M25.6 Stiffness of joint, not elsewhere classified
M30.3 Mucocutaneous lymph node syndrome [Kawasaki]
M31.4 Aortic arch syndrome [Takayasu]
M31.6 Other giant cell arteritis
M32 Systemic lupus erythematosus
M32.9 Systemic lupus erythematosus, unspecified|SLE,lupus
M33.2 Polymyositis
M34.9 Systemic sclerosis, unspecified|scleroderma
M35.0 Sicca syndrome [Sjogren]
M35.3 Polymyalgia rheumatica
M40.2 Other and unspecified kyphosis
M41.9 Scoliosis, unspecified
M43.1 Spondylolisthesis
M43.6 Torticollis|wry neck
M45 Ankylosing spondylitis
M46.4 Discitis, unspecified
M47.8 Other spondylosis
M47.9 Spondylosis, unspecified|cervical spondylosis
M48.0 Spinal stenosis
M50.1 Cervical disc disorder with radiculopathy
M51.1 Lumbar and other intervertebral disc disorders with radiculopathy
M51.2 Other specified intervertebral disc displacement|slipped disc,PIVD
M53.1 Cervicobrachial syndrome
M54 Dorsalgia
M54.2 Cervicalgia|neck pain
M54.3 Sciatica
M54.4 Lumbago with sciatica
M54.5 Low back pain|back pain,lumbago,kamar dard,कमर दर्द
M54.9 Dorsalgia, unspecified
M60.9 Myositis, unspecified
M62.6 Muscle strain
M62.8 Other specified disorders of muscle|rhabdomyolysis
M65.3 Trigger finger
M65.4 Radial styloid tenosynovitis [de Quervain]
M67.4 Ganglion
M70.4 Prepatellar bursitis
M71.9 Bursopathy, unspecified
M72.0 Palmar fascial fibromatosis [Dupuytren]
M72.2 Plantar fascial fibromatosis|plantar fasciitis
M72.6 Necrotizing fasciitis
M75.0 Adhesive capsulitis of shoulder|frozen shoulder
M75.1 Rotator cuff syndrome
M75.9 Shoulder lesion, unspecified
M76.6 Achilles tendinitis
M77.1 Lateral epicondylitis|tennis elbow
M77.3 Calcaneal spur|heel pain
M79.0 Rheumatism, unspecified
M79.1 Myalgia|muscle pain,body ache,badan dard
M79.2 Neuralgia and neuritis, unspecified
M79.6 Pain in limb|leg pain
M79.7 Fibromyalgia
M80.9 Unspecified osteoporosis with pathological fracture
M81 Osteoporosis without pathological fracture
M81.0 Postmenopausal osteoporosis
M81.9 Osteoporosis, unspecified
M83.9 Adult osteomalacia, unspecified
M84.4 Pathological fracture, not elsewhere classified
M86.9 Osteomyelitis, unspecified
M87.0 Idiopathic aseptic necrosis of bone|avascular necrosis,AVN
M88.9 Paget disease of bone, unspecified
`;
