import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  MAX_REWARD_PICTURE_BYTES,
  RewardActivity,
  RewardApplicationBody,
  RewardBody,
  RewardCountValue,
  RewardPicture,
  RewardPictureBody,
  RewardsValue,
} from '@pavilion/api/rewards';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Rewards } from './service';

const config = { access: 'member' } as const;
const tags = ['rewards'];
const activity = { 200: successEnvelope(RewardActivity) };
/** The largest picture in base64, and the braces around it. */
const pictureLimit = Math.ceil(MAX_REWARD_PICTURE_BYTES / 3) * 4 + 1024;

/** What members take part in, apply for and claim. */
export function rewardRoutes(rewards: Rewards): FastifyPluginAsyncTypebox {
  const root = '/wps/v2/rewards';
  return async (app) => {
    app.get(root, { config, schema: { tags, response: { 200: successEnvelope(RewardsValue) } } }, async (request) =>
      ok(await rewards.overview(request.member())),
    );
    app.get(`${root}/count`, { config, schema: { tags, response: { 200: successEnvelope(RewardCountValue) } } }, async (request) =>
      ok({ availablePromoCount: await rewards.count(request.member()) }),
    );
    app.post(`${root}/join`, { config, schema: { tags, body: RewardBody, response: activity } }, async (request) =>
      ok(await rewards.join(request.member(), request.body.code)),
    );
    app.put(`${root}/claim`, { config, schema: { tags, body: RewardBody, response: activity } }, async (request) =>
      ok(await rewards.claim(request.member(), request.body.code)),
    );
    app.post(
      `${root}/pictures`,
      {
        config,
        bodyLimit: pictureLimit,
        schema: { tags, body: RewardPictureBody, response: { 200: successEnvelope(RewardPicture) } },
      },
      async (request) => ok({ pictureId: await rewards.acceptPicture(request.member(), request.body.data, request.ip) }),
    );
    app.put(`${root}/application`, { config, schema: { tags, body: RewardApplicationBody, response: activity } }, async (request) =>
      ok(await rewards.apply(request.member(), request.body, request.ip)),
    );
    app.put(`${root}/withdrawal`, { config, schema: { tags, body: RewardBody, response: activity } }, async (request) =>
      ok(await rewards.withdraw(request.member(), request.body.code)),
    );
  };
}
