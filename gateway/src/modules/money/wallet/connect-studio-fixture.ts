import { generateKeyPairSync } from 'node:crypto';
import type { TestPlatform } from '../../../platform/testing';
import { createVendors } from '../vendors';

/** Connects the vendor `studio`, whose wins can be held. */
export async function connectStudio(platform: TestPlatform): Promise<void> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await createVendors(platform).add({ code: 'studio', brands: ['pavilion'], publicKey: pem, launchUrl: 'http://127.0.0.1:9' });
}
