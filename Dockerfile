# The Node of package.json; a digest behind it (`24.21.0-bookworm-slim@sha256:…`) names one image for good.
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS base
WORKDIR /app
ENV npm_config_fund=false npm_config_audit=false npm_config_update_notifier=false
COPY package.json package-lock.json .npmrc ./
COPY catalogue/package.json catalogue/
COPY design-system/package.json design-system/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
COPY server/package.json server/
COPY bench/package.json bench/

# Both apps, out of their sources.
FROM base AS build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build --workspace @elvora/storefront --workspace @elvora/admin

# What the server needs to run, and nothing else.
FROM base AS packages
RUN npm ci --ignore-scripts --omit=dev --workspace @elvora/server --workspace @elvora/catalogue

FROM node:${NODE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /app ./
COPY LICENSE THIRD-PARTY-NOTICES.md ./
COPY design-system/src/styles/fonts/OFL.txt ./
COPY catalogue/src catalogue/src
COPY server/src server/src
COPY server/seed server/seed
COPY storefront/src/content storefront/src/content
COPY --from=build /app/storefront/dist storefront/dist
COPY --from=build /app/admin/dist admin/dist
RUN install -d -o node -g node -m 0700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/src/main.ts"]
