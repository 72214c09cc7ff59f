import type { BrandManifest, SignedManifest, StopOrder } from '@pavilion/contract';
import { bytesOf, isSignedBy } from './signature';

/** A key that the shell was built to believe: raw 32 bytes, base64. */
export interface ManifestKey {
  kid: string;
  publicKey: string;
}

/** Why a manifest is not believed. */
export type ManifestRefusal =
  | 'manifest.unsigned'
  | 'manifest.unknown-key'
  | 'manifest.forged'
  | 'manifest.unreadable'
  | 'manifest.other-brand'
  | 'manifest.replayed'
  | 'manifest.expired';

export interface VerificationContext {
  brand: string;
  keys: readonly ManifestKey[];
  /** The highest sequence this browser has seen for the brand. */
  seenSeq: number;
  /** Milliseconds since 1970. */
  now: number;
}

// A phone's clock may be a day off; a manifest is signed anew long before this matters.
const CLOCK_TOLERANCE_MS = 24 * 3_600_000;

/** The manifest, or the order that goes ahead of one, inside an envelope, or why it is not believed. Nothing in it is looked at before the signature holds. */
export async function verifyManifest<Content extends BrandManifest | StopOrder>(
  envelope: SignedManifest,
  believed: VerificationContext,
  schema: Content['schema'],
): Promise<Content | ManifestRefusal> {
  const [payload, signature] = [bytesOf(envelope.payload ?? ''), bytesOf(envelope.signature ?? '')];
  if (!payload?.length || !signature?.length) return 'manifest.unsigned';
  const publicKey = bytesOf(believed.keys.find(({ kid }) => kid === envelope.kid)?.publicKey ?? '');
  if (!publicKey?.length) return 'manifest.unknown-key';
  if (!(await isSignedBy(publicKey, signature, payload))) return 'manifest.forged';
  const content = JSON.parse(new TextDecoder().decode(payload)) as Content;
  return contentRefusal(content, schema, believed) ?? content;
}

function contentRefusal(
  content: BrandManifest | StopOrder,
  schema: 1 | 'stop',
  { brand, seenSeq, now }: VerificationContext,
): ManifestRefusal | undefined {
  if (content.schema !== schema) return 'manifest.unreadable';
  if (content.brand !== brand) return 'manifest.other-brand';
  if (content.seq < seenSeq) return 'manifest.replayed';
  return now > Date.parse(content.notAfter) + CLOCK_TOLERANCE_MS ? 'manifest.expired' : undefined;
}
